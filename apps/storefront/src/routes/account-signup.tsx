import type { PageProps } from '../app/page-module.ts';
import { SignUpScreen } from '../features/sign-in/sign-up-screen.tsx';
import type { load } from './account-signup.server.ts';

export const keepsData = () => true;

export default function AccountSignup({ data }: PageProps<typeof load>) {
  return <SignUpScreen {...data} />;
}
