import * as codesWords from '@wattle/messages/cart-codes';
import * as commonWords from '@wattle/messages/common';
import { chooseASuburb } from '@wattle/messages/promotion-gap';
import { LocationButton } from '../../../goods/place/location-button.tsx';
import type { CodeRow } from '../../../shopper/cart/code-rows.ts';
import { removePromoCode } from '../../../shopper/cart/promo-codes-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './promo-codes.module.css';

const ICONS = { APPLIED: 'check', REFUSED: 'info', UNKNOWN: 'clock' } as const;

/** A promo code with its effect or the reason it does not apply, and a remove button. */
export function PromoCodeRow({ row, onRemoved }: { row: CodeRow; onRemoved: () => void }) {
  const { code, state, words, offer, needsPlace } = row;
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
        {needsPlace ? (
          <LocationButton className={`link ${styles.place}`}>{chooseASuburb}</LocationButton>
        ) : (
          <small>{words}</small>
        )}
      </p>
      <button type="button" className={`link ${styles.remove}`} onClick={remove}>
        {commonWords.remove}
        <VisuallyHidden> {codesWords.theCode(code)}</VisuallyHidden>
      </button>
    </li>
  );
}
