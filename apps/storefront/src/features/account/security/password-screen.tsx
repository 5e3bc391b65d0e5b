import { useSession } from '../../../shopper/session/use-session.ts';
import { classNames } from '../../../ui/class-names.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import panel from '../../../ui/panel.module.css';
import styles from './password-screen.module.css';

/** Everything about a password: to change one that is known, and to get a new one [C-2-15]. */
export function PasswordScreen() {
  const isCustomer = useSession() === 'LOGGED_IN';
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>Your password</h1>
      <div className={styles.ways}>
        <section className={classNames(panel.panel, panel.set)}>
          <h2>I know it</h2>
          <p className={panel.lead}>Change it to another one. You need the old one for it.</p>
          <LinkButton kind="second" to="/account/password/change">
            Change password
          </LinkButton>
        </section>
        {!isCustomer && (
          <section className={classNames(panel.panel, panel.set)}>
            <h2>I forgot it</h2>
            <p className={panel.lead}>We send a code to your email address, and you choose a new one.</p>
            <LinkButton kind="second" to="/account/password/forgot">
              Reset password
            </LinkButton>
          </section>
        )}
      </div>
    </div>
  );
}
