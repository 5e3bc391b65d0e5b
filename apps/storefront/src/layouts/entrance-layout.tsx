import type { ReactNode } from 'react';
import { AccountGuard } from '../features/account/account-guard.tsx';
import { AccountShell } from '../features/account/account-shell.tsx';
import { AccountSkeleton } from '../features/account/account-skeleton.tsx';

/** Layout of account pages open to guests: sign-in, and previews of account features. */
export default function EntranceLayout({ children }: { children: ReactNode }) {
  return <AccountGuard waiting={<Waiting />}>{children}</AccountGuard>;
}

/** Shown to signed-in customers while they are redirected to the account. */
function Waiting() {
  return (
    <AccountShell>
      <AccountSkeleton />
    </AccountShell>
  );
}
