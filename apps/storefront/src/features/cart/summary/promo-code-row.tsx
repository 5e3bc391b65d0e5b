import type { CodeRow } from '../../../shopper/cart/code-rows.ts';
import { removePromoCode } from '../../../shopper/cart/promo-codes-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './promo-codes.module.css';

const ICONS = { APPLIED: 'check', REFUSED: 'info', UNKNOWN: 'clock' } as const;

/** A code, what it does or why it does nothing, and the way to be rid of it. */
export function PromoCodeRow({ row, onRemoved }: { row: CodeRow; onRemoved: () => void }) {
  const { code, state, words, offer } = row;
  const remove = () => {
    removePromoCode(code);
    onRemoved();
  };
  return (
    <li className={styles.row} data-state={state}>
      <Icon name={ICONS[state]} />
      <p>
        <b>{code}</b>
        {offer && <small className={styles.offer}>{offer}</small>}
        <small>{words}</small>
      </p>
      <button type="button" className={`link ${styles.remove}`} onClick={remove}>
        Remove<VisuallyHidden> the code {code}</VisuallyHidden>
      </button>
    </li>
  );
}
