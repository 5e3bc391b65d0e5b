import type { EnteredAddress } from '@wattle/domain/checkout';
import type { Order, OrderStore } from '@wattle/domain/order';
import { addressLines } from '@wattle/messages/address-lines';
import * as commonWords from '@wattle/messages/common';
import * as serviceWords from '@wattle/messages/on-site-services';
import * as orderWords from '@wattle/messages/order';
import { arrivalWords, methodWords } from '@wattle/messages/order-arrival';
import { phoneWords } from '@wattle/messages/phone-words';
import { telLink } from '../../page/tel-link.ts';
import { classNames } from '../../ui/class-names.ts';
import panel from '../../ui/panel.module.css';
import { ShopLink } from '../../ui/shop-link.tsx';
import styles from './order-screen.module.css';

/** Delivery address, or pickup store. */
export function OrderDelivery({ order: { shipping, contact, status, lines } }: { order: Order }) {
  // of a donation nothing is sent
  if (shipping.type === 'EMAIL' && lines.every(({ giftcard }) => giftcard === null)) return null;
  const isPickup = shipping.type === 'STORE_PICKUP';
  // nothing comes of an order that is cancelled
  const when = status === 'CANCELLED' ? null : arrivalWords(shipping);
  return (
    <section className={classNames(panel.panel, styles.panel)} aria-labelledby="order-delivery">
      <h2 id="order-delivery">{isPickup ? orderWords.pickup : commonWords.delivery}</h2>
      <dl className={styles.facts}>
        {shipping.type === 'DELIVERY' && <To address={shipping.address} phone={contact.phone} />}
        {isPickup && <At store={shipping.store} />}
        {shipping.type === 'EMAIL' && <Fact name={orderWords.byEmail}>{orderWords.sentToWhomItIsFor}</Fact>}
        {shipping.type !== 'EMAIL' && (
          <Fact name={orderWords.how}>{when === null ? methodWords(shipping) : shipping.label}</Fact>
        )}
        {when !== null && <Fact name={orderWords.when}>{when}</Fact>}
        {shipping.type === 'DELIVERY' && shipping.services && (
          <Fact name={serviceWords.whileWeAreThere}>{shipping.services.map(serviceWords.serviceWords).join('\n')}</Fact>
        )}
        {shipping.type === 'DELIVERY' && shipping.note !== '' && (
          <Fact name={serviceWords.noteForTheDriver}>{shipping.note}</Fact>
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
  return <Fact name={orderWords.to}>{[name, ...addressLines(address)].join('\n')}</Fact>;
}

function At({ store }: { store: OrderStore }) {
  return (
    <>
      <Fact name={orderWords.where}>
        <ShopLink className="link" to={`/${store.path}`}>
          {orderWords.storeNamed(store.name)}
        </ShopLink>
        {`\n${store.address}`}
      </Fact>
      {store.phone !== '' && (
        <Fact name={orderWords.phone}>
          <a className="link" href={telLink(store.phone)}>
            {store.phone}
          </a>
        </Fact>
      )}
    </>
  );
}
