import type { PageProps } from '../app/page-module.ts';
import { ResetScreen } from '../features/sign-in/reset-screen.tsx';
import type { load } from './account-password-reset.server.ts';

export const keepsData = () => true;

export default function AccountPasswordReset({ data }: PageProps<typeof load>) {
  return <ResetScreen demo={data.demo} />;
}
