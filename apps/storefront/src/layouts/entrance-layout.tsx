import { Outlet } from 'react-router';
import { AccountGuard } from '../features/account/account-guard.tsx';
import { AccountShell } from '../features/account/account-shell.tsx';
import { AccountSkeleton } from '../features/account/account-skeleton.tsx';

/** Around the pages of the account that somebody without one may see: the ways in, and what an account would have. */
export default function EntranceLayout() {
  return (
    <AccountGuard waiting={<Waiting />}>
      <Outlet />
    </AccountGuard>
  );
}

/** Who is signed in already is on the way to the account. */
function Waiting() {
  return (
    <AccountShell>
      <AccountSkeleton />
    </AccountShell>
  );
}
