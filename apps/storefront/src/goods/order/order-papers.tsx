import { wasPlaced } from '@wattle/domain/order';
import * as accountWords from '@wattle/messages/account';
import * as changeWords from '@wattle/messages/order-changes';
import { Icon } from '../../ui/icon.tsx';
import type { ShownOrder } from './order-desk.ts';
import styles from './order-screen.module.css';

/** The order's papers: to print, and the tax invoice as PDF. */
export function OrderPapers({ order }: { order: ShownOrder }) {
  const { access, number } = order;
  return (
    <div className={styles.papers}>
      {wasPlaced(order) && access && (
        <Paper path={`/orders/${number}/tax-invoice.pdf`} access={access} words={changeWords.taxInvoicePdf} />
      )}
      <button type="button" className={styles.paper} onClick={() => window.print()}>
        <Icon name="print" /> {accountWords.print}
      </button>
    </div>
  );
}

type PaperProps = { path: string; access: NonNullable<ShownOrder['access']>; words: string };

/** A link to a PDF, with the key that opens it. */
export function Paper({ path, access, words }: PaperProps) {
  const href = `${path}?${new URLSearchParams({ key: access.key })}`;
  return (
    <a className={styles.paper} href={href} target="_blank" rel="noreferrer">
      <Icon name="doc" /> {words}
    </a>
  );
}
