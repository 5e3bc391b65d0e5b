import { AFTERPAY_LIMITS, afterpayPayments, centsOf, formatPrice, ZIP_LIMITS, zipWeekly } from '@wattle/domain';
import { createPortal } from 'react-dom';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './instalments-dialog.module.css';

type Props = { amount: number; onClose: () => void };

const DUE = ['today', 'in 2 weeks', 'in 4 weeks', 'in 6 weeks'];

/** How paying in parts works, with the figures of this product. */
export default function InstalmentsDialog({ amount, onClose }: Props) {
  const payments = afterpayPayments(centsOf(amount));
  const weekly = zipWeekly(centsOf(amount));
  const { minCents, maxCents } = AFTERPAY_LIMITS;
  return createPortal(
    <Dialog open onClose={onClose} title="Pay in parts">
      <div className={styles.parts}>
        <section>
          <h3>Afterpay</h3>
          {payments ? (
            <>
              <p>Four payments without interest. Afterpay asks for the first when you order.</p>
              <ol className={styles.payments}>
                {payments.map((cents, index) => (
                  <li key={DUE[index]}>
                    <b>{formatPrice(cents)}</b> {DUE[index]}
                  </li>
                ))}
              </ol>
            </>
          ) : (
            <p>
              For orders from {formatPrice(minCents)} to {formatPrice(maxCents)}. This one is outside that.
            </p>
          )}
        </section>
        <section>
          <h3>Zip</h3>
          {weekly === null ? (
            <p>For orders up to {formatPrice(ZIP_LIMITS.maxCents)}. This one is outside that.</p>
          ) : (
            <p>
              From <b>{formatPrice(weekly)}</b> a week. Zip checks your account and sets your limit and your repayments.
            </p>
          )}
        </section>
        <p className="hint">
          You choose either at the checkout. Both are lenders of their own: their terms and late fees apply.
        </p>
      </div>
    </Dialog>,
    document.body,
  );
}
