import type { Customer } from '@wattle/domain';
import { useState } from 'react';
import { openSession } from '../../../shopper/session/open-session.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/notice.tsx';
import panel from '../../../ui/panel.module.css';
import { DeleteAccount } from '../details/delete-account.tsx';
import { AuthenticatorApp } from './authenticator-app.tsx';
import styles from './security-section.module.css';

/** What keeps an account its customer's: a second step, signing out everywhere, and the way out for good. */
export function SecuritySection({ customer }: { customer: Customer }) {
  return (
    <section className={classNames(panel.panel, panel.set)} aria-labelledby="security">
      <h2 id="security">Security</h2>
      <p className={panel.lead}>Who can get in, and where.</p>
      <ul className={styles.parts}>
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
          <h3>Sign out everywhere</h3>
          <p>On this device and all others. Do it when a device is lost.</p>
        </div>
        <Button kind="line" loading={isBusy} loadingLabel="Signing out" onClick={leave}>
          Sign out everywhere
        </Button>
      </div>
      {hasFailed && <Notice tone="bad">We could not sign you out. Please try again.</Notice>}
    </>
  );
}
