import type { EnteredAddress, Order, OrderStore } from '@wattle/domain';
import { telLink } from '../../page/tel-link.ts';
import { classNames } from '../../ui/class-names.ts';
import panel from '../../ui/panel.module.css';
import { ShopLink } from '../../ui/shop-link.tsx';
import { addressLines } from '../address/address-lines.ts';
import { phoneWords } from '../address/phone-words.ts';
import styles from './order-screen.module.css';

/** Where an order goes, or where it waits. */
export function OrderDelivery({ order: { shipping, contact } }: { order: Order }) {
  const isPickup = shipping.type === 'STORE_PICKUP';
  return (
    <section className={classNames(panel.panel, styles.panel)} aria-labelledby="order-delivery">
      <h2 id="order-delivery">{isPickup ? 'Pickup' : 'Delivery'}</h2>
      <dl className={styles.facts}>
        {shipping.type === 'DELIVERY' && <To address={shipping.address} phone={contact.phone} />}
        {isPickup && <At store={shipping.store} />}
        {shipping.type === 'EMAIL' && <Fact name="By email">Sent to whom it is for.</Fact>}
        {shipping.type !== 'EMAIL' && <Fact name="How">{shipping.label}</Fact>}
        {shipping.type === 'DELIVERY' && shipping.note !== '' && (
          <Fact name="Note for the driver">{shipping.note}</Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function To({ address, phone }: { address: EnteredAddress; phone: string }) {
  const name = [address.contactName, phoneWords(phone)].filter((words) => words !== '').join(', ');
  return <Fact name="To">{[name, ...addressLines(address)].join('\n')}</Fact>;
}

function At({ store }: { store: OrderStore }) {
  return (
    <>
      <Fact name="Where">
        <ShopLink className="link" to={`/${store.path}`}>
          Wattle {store.name}
        </ShopLink>
        {`\n${store.address}`}
      </Fact>
      {store.phone !== '' && (
        <Fact name="Phone">
          <a className="link" href={telLink(store.phone)}>
            {store.phone}
          </a>
        </Fact>
      )}
    </>
  );
}
