import { loadSignInOptions } from '../features/sign-in/sign-in-options.ts';
import { SignInScreen } from '../features/sign-in/sign-in-screen.tsx';
import { clientContext } from '../page/client-context.ts';
import type { Route } from './+types/account-signin.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadSignInOptions(context.get(clientContext));

export const shouldRevalidate = () => false;

export function meta() {
  return [{ title: 'Sign in | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function AccountSignin({ loaderData }: Route.ComponentProps) {
  return <SignInScreen {...loaderData} />;
}
