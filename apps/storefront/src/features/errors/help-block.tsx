import { SHOP } from '@wattle/domain/settings';
import * as commonWords from '@wattle/messages/common';
import * as errorsWords from '@wattle/messages/errors';
import { telLink } from '../../page/tel-link.ts';
import styles from './help-block.module.css';

/** Contact options [D-2-26 … D-2-30]. */
export function HelpBlock() {
  return (
    <section className={styles.help} aria-labelledby="need-help">
      <div>
        <h2 id="need-help">{errorsWords.needHelp}</h2>
        <p className={styles.days}>{errorsWords.supportDays}</p>
      </div>
      <a className={styles.phone} href={telLink(SHOP.supportPhone)}>
        {SHOP.supportPhone}
      </a>
      <p className={styles.hours}>
        {commonWords.supportWeekHours}
        <br />
        {commonWords.supportSundayHours}
      </p>
    </section>
  );
}
