import * as errorsWords from '@wattle/messages/errors';
import { HelpHours } from '../../page/help-hours.tsx';
import { useShop } from '../../page/root-data.ts';
import { telLink } from '../../page/tel-link.ts';
import styles from './help-block.module.css';

/** `7 days` becomes `7 Days`. */
const asTitle = (words: string): string => words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Contact options [D-2-26 … D-2-30]. */
export function HelpBlock() {
  const { phone, helpDays, helpHours } = useShop();
  return (
    <section className={styles.help} aria-labelledby="need-help">
      <div>
        <h2 id="need-help">{errorsWords.needHelp}</h2>
        <p className={styles.days}>
          {errorsWords.weAreHere}
          {asTitle(helpDays)}
        </p>
      </div>
      <a className={styles.phone} href={telLink(phone)}>
        {phone}
      </a>
      <p className={styles.hours}>
        <HelpHours hours={helpHours} />
      </p>
    </section>
  );
}
