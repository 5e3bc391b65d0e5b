import { Outlet } from 'react-router';
import { AccountShell } from '../features/account/account-shell.tsx';
import { AccountGuard } from '../features/session/account-guard.tsx';
import { AccountSkeleton } from '../features/session/account-skeleton.tsx';

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
