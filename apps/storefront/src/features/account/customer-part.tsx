import type { Customer } from '@wattle/domain/account';
import * as accountWords from '@wattle/messages/account';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../goods/order/load-failed.tsx';
import { loadAccount, useAccount } from '../../shopper/account/account-store.ts';
import { Button } from '../../ui/button.tsx';
import panel from '../../ui/panel.module.css';
import { Spinner } from '../../ui/spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

type Props = {
  /** Must match the size of the content. */
  skeleton: ReactNode;
  children: (customer: Customer) => ReactNode;
};

/** Renders content that needs a loaded account: skeleton, setting up, failed, ready [C-4-25…27]. */
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
        {accountWords.loadYourAccount}
      </Button>
    );
  }
  return (
    <>
      <noscript>
        <p>{accountWords.needsScript}</p>
      </noscript>
      <VisuallyHidden>
        <p role="status">{accountWords.loadingYourAccount}</p>
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
          <h2>{accountWords.settingUpYourAccount}</h2>
          <p className={panel.lead}>{accountWords.settingUpHint}</p>
        </div>
      </div>
    </div>
  );
}
