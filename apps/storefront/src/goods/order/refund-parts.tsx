import { exactPrice, toCents } from '@wattle/domain/money';
import type { RefundPart } from '@wattle/domain/order';
import { Icon } from '../../ui/icon.tsx';
import styles from './refund-parts.module.css';

type Props = {
  parts: readonly RefundPart[];
  /** What is said below the name of a payment. */
  words: (part: RefundPart) => string;
  total: string;
  totalCents: number;
  /** Below the total. */
  hint?: string;
};

/** Money by the payment it goes back to; the parts add up to the total. */
export function RefundParts({ parts, words, total, totalCents, hint }: Props) {
  return (
    <dl className={styles.parts}>
      {parts.map((part) => (
        <div key={`${part.label} ${part.way}`}>
          <dt>
            <Icon name={part.way === 'GIFT_CARD' || part.way === 'NEW_GIFT_CARD' ? 'gift' : 'card'} />
            <b>{part.label}</b>
            <small>{words(part)}</small>
          </dt>
          <dd>{exactPrice(toCents(part.amountCents))}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>
          {total}
          {hint && <small>{hint}</small>}
        </dt>
        <dd>{exactPrice(toCents(totalCents))}</dd>
      </div>
    </dl>
  );
}
