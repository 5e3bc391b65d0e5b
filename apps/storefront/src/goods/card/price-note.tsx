import type { Card } from '@wattle/domain';
import { cardInstalmentWords, priceEndWords, savingWords } from '@wattle/messages';
import { Icon } from '../../ui/icon.tsx';
import { ConfiguredBadge } from './configured-badge.tsx';
import styles from './price-note.module.css';

/** The line under a price on a card. What it costs in parts is said when there is nothing weightier to say. */
export function PriceNote({ card: { wasCents, savingCents, ends, promotions, instalment } }: { card: Card }) {
  const isQuiet = wasCents === null && promotions.length === 0 && ends === null;
  return (
    <p className={styles.note}>
      {wasCents !== null && <span className={styles.save}>{savingWords(savingCents)}</span>}
      {ends && (
        <span className={styles.ends}>
          <Icon name="clock" />
          {priceEndWords(ends)}
        </span>
      )}
      {promotions.map((badge) => (
        <ConfiguredBadge key={badge.id} badge={badge} />
      ))}
      {isQuiet && instalment && <span>{cardInstalmentWords(instalment)}</span>}
    </p>
  );
}
