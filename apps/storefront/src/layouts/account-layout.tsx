import { Outlet } from 'react-router';
import { AccountGuard } from '../features/account/account-guard.tsx';
import { AccountShell } from '../features/account/account-shell.tsx';
import { AccountSkeleton } from '../features/account/account-skeleton.tsx';

/** Around every page of a customer: its places stay where they are, with the focus, from page to page. */
export default function AccountLayout() {
  return (
    <AccountShell>
      <AccountGuard waiting={<AccountSkeleton />}>
        <Outlet />
      </AccountGuard>
    </AccountShell>
  );
}
