import { ForgotScreen } from '../features/sign-in/forgot-screen.tsx';
import { loadSignInOptions } from '../features/sign-in/sign-in-options.ts';
import { clientContext } from '../page/client-context.ts';
import type { Route } from './+types/account-password-forgot.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadSignInOptions(context.get(clientContext));

export const shouldRevalidate = () => false;

export function meta() {
  return [{ title: 'Reset your password | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function AccountPasswordForgot({ loaderData }: Route.ComponentProps) {
  return <ForgotScreen demo={loaderData.demo} />;
}
