import type { ReactNode } from 'react';
import { AccountGuard } from '../features/account/account-guard.tsx';
import { AccountShell } from '../features/account/account-shell.tsx';
import { AccountSkeleton } from '../features/account/account-skeleton.tsx';

/** Layout of customer pages: the navigation and its focus persist across pages. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <AccountShell>
      <AccountGuard waiting={<AccountSkeleton />}>{children}</AccountGuard>
    </AccountShell>
  );
}
