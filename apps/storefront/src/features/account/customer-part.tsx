import type { Customer } from '@wattle/domain';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../goods/order/load-failed.tsx';
import { loadAccount, useAccount } from '../../shopper/account/account-store.ts';
import { Button } from '../../ui/button.tsx';
import panel from '../../ui/panel.module.css';
import { Spinner } from '../../ui/spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

type Props = {
  /** As large as what comes. */
  skeleton: ReactNode;
  children: (customer: Customer) => ReactNode;
};

/** What only a loaded account can show: skeleton, being set up, failed, there [C-4-25…27]. */
export function CustomerPart({ skeleton, children }: Props) {
  const account = useAccount();
  if (account?.status === 'SUCCESS') return children(account.customer);
  if (account?.status === 'ERROR') {
    return <LoadFailed what="your account" onRetry={() => void loadAccount()} />;
  }
  if (account?.status === 'PREPARING') return <Preparing />;
  if (account?.status === 'ABORTED') {
    return (
      <Button kind="second" icon="refresh" onClick={() => void loadAccount()}>
        Load your account
      </Button>
    );
  }
  return (
    <>
      <noscript>
        <p>Your account needs JavaScript. Switch it on to see it.</p>
      </noscript>
      <VisuallyHidden>
        <p role="status">Loading your account</p>
      </VisuallyHidden>
      <div aria-hidden="true">{skeleton}</div>
    </>
  );
}

function Preparing() {
  return (
    <div className={`${panel.panel} ${panel.set}`} role="status">
      <div className={panel.apart}>
        <Spinner />
        <div>
          <h2>Setting up your account</h2>
          <p className={panel.lead}>This takes a few seconds. The page goes on by itself.</p>
        </div>
      </div>
    </div>
  );
}
