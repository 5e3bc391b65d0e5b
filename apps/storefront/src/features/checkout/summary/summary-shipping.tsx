import { keptShipping, keptShippingDate } from '@wattle/domain';
import { formatDeliveryDay } from '@wattle/messages';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { exactPrice } from '../../cart/exact-price.ts';
import { type CheckoutPage, useCheckoutPage } from '../checkout-page.ts';
import styles from './checkout-summary.module.css';

/** How it comes and for how much; before that is chosen, from how much on. */
export function SummaryShipping() {
  const page = useCheckoutPage();
  const { label, detail } = wordsOf(page);
  return (
    <div className={styles.shipping}>
      <dt>
        {label}
        <small>{detail}</small>
      </dt>
      <dd>
        <Amount page={page} />
      </dd>
    </div>
  );
}

function wordsOf({ kept, isByEmail, address }: CheckoutPage): { readonly label: string; readonly detail: string } {
  if (isByEmail) return { label: 'Delivery by email', detail: 'To the address that is on it' };
  const date = keptShippingDate(kept);
  const day = date === null ? null : formatDeliveryDay(date);
  if (kept.shippingType === 'STORE_PICKUP') {
    return { label: kept.storeName ? `Collect from ${kept.storeName}` : 'Collect from a store', detail: day ?? '' };
  }
  const label = address ? `Delivery to ${address.suburb}\u00a0${address.postcode}` : 'Delivery';
  if (keptShipping(kept)?.options == null) return { label, detail: 'Set when you choose how it comes' };
  return { label, detail: day ?? '' };
}

function Amount({ page: { quote, kept, isByEmail } }: { page: CheckoutPage }) {
  const { sum } = quote;
  const { delivery } = sum;
  if (isByEmail || kept.shippingType === 'STORE_PICKUP') return 'Free';
  switch (delivery.kind) {
    case 'PRICED': {
      const amount = delivery.priceCents === 0 ? 'Free' : exactPrice(delivery.priceCents);
      const isChosen = keptShipping(kept)?.options != null;
      return isChosen || delivery.priceCents === 0 ? amount : `From ${amount}`;
    }
    case 'WAITING':
      return <Skeleton width="4em" height="1em" />;
    case 'NOT_SERVED':
      return 'Not delivered there';
    case 'EMAIL':
      return 'Free';
    case 'NO_PLACE':
    case 'UNKNOWN':
      return 'Not known yet';
  }
}
