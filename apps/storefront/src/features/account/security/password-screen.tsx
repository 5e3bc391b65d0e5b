import * as accountWords from '@wattle/messages/account';
import { useSession } from '../../../shopper/session/use-session.ts';
import { classNames } from '../../../ui/class-names.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import panel from '../../../ui/panel.module.css';
import styles from './password-screen.module.css';

/** Change a known password, or reset a forgotten one [C-2-15]. */
export function PasswordScreen() {
  const isCustomer = useSession() === 'LOGGED_IN';
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{accountWords.yourPassword}</h1>
      <div className={styles.ways}>
        <section className={classNames(panel.panel, panel.set)}>
          <h2>{accountWords.iKnowIt}</h2>
          <p className={panel.lead}>{accountWords.iKnowItHint}</p>
          <LinkButton kind="second" to="/account/password/change">
            {accountWords.changePassword}
          </LinkButton>
        </section>
        {!isCustomer && (
          <section className={classNames(panel.panel, panel.set)}>
            <h2>{accountWords.iForgotIt}</h2>
            <p className={panel.lead}>{accountWords.iForgotItHint}</p>
            <LinkButton kind="second" to="/account/password/forgot">
              {accountWords.resetPassword}
            </LinkButton>
          </section>
        )}
      </div>
    </div>
  );
}
