import type { PageProps } from '../app/page-module.ts';
import { VerifyScreen } from '../features/sign-in/verify-screen.tsx';
import type { load } from './account-verify.server.ts';

export const keepsData = () => true;

export default function AccountVerify({ data }: PageProps<typeof load>) {
  return <VerifyScreen demo={data.demo} />;
}
