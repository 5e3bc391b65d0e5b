import { loadSignInOptions } from '../features/sign-in/sign-in-options.ts';
import { SignUpScreen } from '../features/sign-in/sign-up-screen.tsx';
import { clientContext } from '../page/client-context.ts';
import type { Route } from './+types/account-signup.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadSignInOptions(context.get(clientContext));

export const shouldRevalidate = () => false;

export function meta() {
  return [{ title: 'Create an account | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function AccountSignup({ loaderData }: Route.ComponentProps) {
  return <SignUpScreen {...loaderData} />;
}
