import { Outlet } from 'react-router';
import { AccountShell } from '../features/account/account-shell.tsx';
import { AccountGuard } from '../features/session/account-guard.tsx';
import { AccountSkeleton } from '../features/session/account-skeleton.tsx';

/** Around every page of the account but the wishlist, which is everybody's. */
export default function AccountLayout() {
  return (
    <AccountGuard waiting={<Waiting />}>
      <Outlet />
    </AccountGuard>
  );
}

function Waiting() {
  return (
    <AccountShell>
      <AccountSkeleton />
    </AccountShell>
  );
}
