import * as signInWords from '@wattle/messages/sign-in';
import * as signInCounts from '@wattle/messages/sign-in-counts';
import styles from './password-rules.module.css';
import { passwordStrength, shownRules } from './password-strength.ts';

const BARS = [1, 2, 3, 4] as const;

/** Password rules, ticked while typing. `id` is for the field's `aria-describedby`. */
export function PasswordRules({ password, id }: { password: string; id?: string | undefined }) {
  const strength = passwordStrength(password);
  const rules = shownRules(password);
  const left = rules.filter(({ isMet }) => !isMet).length;
  return (
    <div className={styles.box}>
      <div className={styles.meter} aria-hidden="true">
        {BARS.map((bar) => (
          <i key={bar} className={bar <= strength ? styles.on : undefined} />
        ))}
      </div>
      <ul id={id} className={styles.rules} aria-label={signInWords.passwordRules}>
        {rules.map(({ code, words, isMet }) => (
          <li key={code} className={isMet ? styles.met : undefined}>
            {words}
            {isMet && <span className="sr-only">{signInWords.ruleDone}</span>}
          </li>
        ))}
      </ul>
      <p className="sr-only" role="status">
        {password !== '' && signInCounts.rulesLeft(left)}
      </p>
    </div>
  );
}
