import { AFTERPAY_LIMITS, afterpayPayments, ZIP_LIMITS, zipWeekly } from '@wattle/domain/catalogue';
import { centsOf, formatPrice } from '@wattle/domain/money';
import * as instalmentsWords from '@wattle/messages/instalments';
import { createPortal } from 'react-dom';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './instalments-dialog.module.css';

type Props = { amount: number; onClose: () => void };

const DUE = ['today', 'in 2 weeks', 'in 4 weeks', 'in 6 weeks'];

/** Explains instalments, with this product's amounts. */
export default function InstalmentsDialog({ amount, onClose }: Props) {
  const payments = afterpayPayments(centsOf(amount));
  const weekly = zipWeekly(centsOf(amount));
  const { minCents, maxCents } = AFTERPAY_LIMITS;
  return createPortal(
    <Dialog open onClose={onClose} title={instalmentsWords.payInParts}>
      <div className={styles.parts}>
        <section>
          <h3>{instalmentsWords.afterpay}</h3>
          {payments ? (
            <>
              <p>{instalmentsWords.afterpayTerms}</p>
              <ol className={styles.payments}>
                {payments.map((cents, index) => (
                  <li key={DUE[index]}>
                    <b>{formatPrice(cents)}</b> {DUE[index]}
                  </li>
                ))}
              </ol>
            </>
          ) : (
            <p>{instalmentsWords.afterpayRange(formatPrice(minCents), formatPrice(maxCents))}</p>
          )}
        </section>
        <section>
          <h3>{instalmentsWords.zip}</h3>
          {weekly === null ? (
            <p>{instalmentsWords.zipRange(formatPrice(ZIP_LIMITS.maxCents))}</p>
          ) : (
            <p>
              {instalmentsWords.fromWeekly} <b>{formatPrice(weekly)}</b> {instalmentsWords.zipTerms}
            </p>
          )}
        </section>
        <p className="hint">{instalmentsWords.instalmentTerms}</p>
      </div>
    </Dialog>,
    document.body,
  );
}
