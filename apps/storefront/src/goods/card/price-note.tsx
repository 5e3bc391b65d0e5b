import type { Card } from '@wattle/domain/catalogue';
import { cardInstalmentWords, priceEndWords, savingWords } from '@wattle/messages/card';
import { classNames } from '../../ui/class-names.ts';
import { iconFirst } from '../../ui/icon.tsx';
import { ConfiguredBadge } from './configured-badge.tsx';
import styles from './price-note.module.css';

/** The line below a card's price. Instalments show only when there is nothing more important. */
export function PriceNote({ card: { wasCents, savingCents, ends, promotions, instalment } }: { card: Card }) {
  const isQuiet = wasCents === null && promotions.length === 0 && ends === null;
  return (
    <p className={styles.note}>
      {wasCents !== null && <span className={styles.save}>{savingWords(savingCents)}</span>}
      {ends && <span className={classNames(styles.ends, iconFirst('clock'))}>{priceEndWords(ends)}</span>}
      {promotions.map((badge) => (
        <ConfiguredBadge key={badge.id} badge={badge} />
      ))}
      {isQuiet && instalment && <span>{cardInstalmentWords(instalment)}</span>}
    </p>
  );
}
