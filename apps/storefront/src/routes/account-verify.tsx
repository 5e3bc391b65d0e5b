import { loadSignInOptions } from '../features/sign-in/sign-in-options.ts';
import { VerifyScreen } from '../features/sign-in/verify-screen.tsx';
import { clientContext } from '../page/client-context.ts';
import type { Route } from './+types/account-verify.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadSignInOptions(context.get(clientContext));

export const shouldRevalidate = () => false;

export function meta() {
  return [{ title: 'Confirm your email | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function AccountVerify({ loaderData }: Route.ComponentProps) {
  return <VerifyScreen demo={loaderData.demo} />;
}
