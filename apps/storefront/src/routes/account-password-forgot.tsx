import type { PageProps } from '../app/page-module.ts';
import { ForgotScreen } from '../features/sign-in/forgot-screen.tsx';
import type { load } from './account-password-forgot.server.ts';

export const keepsData = () => true;

export default function AccountPasswordForgot({ data }: PageProps<typeof load>) {
  return <ForgotScreen demo={data.demo} />;
}
