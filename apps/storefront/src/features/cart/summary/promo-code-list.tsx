import * as codesWords from '@wattle/messages/cart-codes';
import { codeRows } from '../../../shopper/cart/code-rows.ts';
import type { CartQuoteShown } from '../../../shopper/cart/use-cart-quote.ts';
import { PromoCodeRow } from './promo-code-row.tsx';
import styles from './promo-codes.module.css';

type Props = { shown: CartQuoteShown; onRemoved: () => void };

/** The cart's promo codes, and what each does. */
export function PromoCodeList({ shown, onRemoved }: Props) {
  return (
    <ul className={styles.list} aria-label={codesWords.yourPromoCodes}>
      {codeRows(shown.codeFacts, shown.sum).map((row) => (
        <PromoCodeRow key={row.code} row={row} onRemoved={onRemoved} />
      ))}
    </ul>
  );
}
