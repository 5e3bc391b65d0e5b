import { ERROR_WORDS } from './error-words.ts';
import styles from './help-block.module.css';

/** Someone to talk to [D-2-26 … D-2-30]. */
export function HelpBlock() {
  const { heading, days, phone, hours } = ERROR_WORDS.help;
  return (
    <section className={styles.help} aria-labelledby="need-help">
      <div>
        <h2 id="need-help">{heading}</h2>
        <p className={styles.days}>{days}</p>
      </div>
      <a className={styles.phone} href={`tel:${phone.replace(/\s/g, '')}`}>
        {phone}
      </a>
      <p className={styles.hours}>
        {hours[0]}
        <br />
        {hours[1]}
      </p>
    </section>
  );
}
