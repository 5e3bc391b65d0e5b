import type { Customer } from '@wattle/domain/account';
import * as accountWords from '@wattle/messages/account';
import { useState } from 'react';
import { openSession } from '../../../shopper/session/open-session.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/notice.tsx';
import panel from '../../../ui/panel.module.css';
import { DeleteAccount } from '../details/delete-account.tsx';
import { AuthenticatorApp } from './authenticator-app.tsx';
import { Passkeys } from './passkeys.tsx';
import styles from './security-section.module.css';

/** Security: passkeys, two-step sign-in, signing out everywhere, deleting the account. */
export function SecuritySection({ customer }: { customer: Customer }) {
  return (
    <section className={classNames(panel.panel, panel.set)} aria-labelledby="security">
      <h2 id="security">{accountWords.security}</h2>
      <p className={panel.lead}>{accountWords.securityIntro}</p>
      <ul className={styles.parts}>
        <Passkeys />
        <li>
          <AuthenticatorApp email={customer.email} />
        </li>
        <li>
          <SignOutEverywhere />
        </li>
        <li>
          <DeleteAccount customer={customer} />
        </li>
      </ul>
    </section>
  );
}

function SignOutEverywhere() {
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const leave = () => {
    setBusy(true);
    setFailed(false);
    openSession()
      .then(({ logOut }) => logOut({ everywhere: true }))
      .catch(() => setFailed(true))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <div className={styles.part}>
        <div>
          <h3>{accountWords.signOutEverywhere}</h3>
          <p>{accountWords.signOutEverywhereHint}</p>
        </div>
        <Button kind="line" loading={isBusy} loadingLabel={accountWords.signingOut} onClick={leave}>
          {accountWords.signOutEverywhere}
        </Button>
      </div>
      {hasFailed && <Notice tone="bad">{accountWords.notSignedOut}</Notice>}
    </>
  );
}
