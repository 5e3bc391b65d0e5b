import type { PageProps } from '../app/page-module.ts';
import { SignInScreen } from '../features/sign-in/sign-in-screen.tsx';
import type { load } from './account-signin.server.ts';

export const keepsData = () => true;

export default function AccountSignin({ data }: PageProps<typeof load>) {
  return <SignInScreen {...data} />;
}
