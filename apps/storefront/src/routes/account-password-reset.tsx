import { ResetScreen } from '../features/sign-in/reset-screen.tsx';
import { loadSignInOptions } from '../features/sign-in/sign-in-options.ts';
import { clientContext } from '../page/client-context.ts';
import type { Route } from './+types/account-password-reset.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadSignInOptions(context.get(clientContext));

export const shouldRevalidate = () => false;

export function meta() {
  return [{ title: 'Choose a new password | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function AccountPasswordReset({ loaderData }: Route.ComponentProps) {
  return <ResetScreen demo={loaderData.demo} />;
}
