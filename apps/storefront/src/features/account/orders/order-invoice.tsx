import type { Order } from '@wattle/domain';
import { addressLines } from '../../../goods/address/address-lines.ts';
import { lineCents, lineWords } from '../../../goods/order/line-words.ts';
import { dateWords } from '../../../goods/order/order-dates.ts';
import { OrderSums } from '../../../goods/order/order-paid.tsx';
import screen from '../../../goods/order/order-screen.module.css';
import { exactPrice } from '../../../goods/sums/exact-price.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import panel from '../../../ui/panel.module.css';
import { ShopLink } from '../../../ui/shop-link.tsx';
import { AccountHead } from '../account-shell.tsx';
import styles from './order-invoice.module.css';
import { orderPath } from './order-rows.tsx';

const SELLER = 'Wattle Retail Pty Ltd\nABN 00 000 000 000\n402 Murray Road\nPreston VIC 3072';

/** The same order as a tax invoice: who sold it, to whom, and the GST in it. */
export function OrderInvoice({ order }: { order: Order }) {
  return (
    <>
      <title>{`Tax invoice ${order.number} | Wattle`}</title>
      <AccountHead title="Tax invoice">
        <div className={screen.papers}>
          <Button kind="second" icon="print" onClick={() => window.print()}>
            Print
          </Button>
          <ShopLink className={`link ${panel.act}`} to={orderPath(order.number)}>
            Back to the order
          </ShopLink>
        </div>
      </AccountHead>
      <section className={classNames(panel.panel, screen.panel)}>
        <dl className={styles.parties}>
          <Party name="From" words={SELLER} />
          <Party name="To" words={buyerWords(order)} />
          <Party name="Order" words={`${order.number}\n${dateWords(order.placedAt)}`} />
        </dl>
        <Lines order={order} />
        <div className={styles.sums}>
          <OrderSums order={order} />
        </div>
      </section>
    </>
  );
}

function buyerWords({ billing, contact, shipping }: Order): string {
  const address = billing ?? (shipping.type === 'DELIVERY' ? shipping.address : null);
  const name = address?.contactName ?? `${contact.firstName} ${contact.lastName}`;
  return [name, ...(address ? addressLines(address) : []), contact.email].join('\n');
}

function Party({ name, words }: { name: string; words: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{words}</dd>
    </div>
  );
}

function Lines({ order: { lines } }: { order: Order }) {
  return (
    <table className={styles.lines}>
      <caption className="sr-only">What was bought</caption>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Quantity</th>
          <th scope="col">Price with GST</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>
              <b>{line.name}</b>
              <small>{lineWords(line).join(' ')}</small>
            </td>
            <td>{line.qty}</td>
            <td>{exactPrice(lineCents(line))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
