import { keptShipping, keptShippingDate } from '@wattle/domain';
import { formatDeliveryDay } from '@wattle/messages';
import { exactPrice } from '../../../goods/sums/exact-price.ts';
import { DeliveryRow } from '../../../goods/sums/sum-rows.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type CheckoutPage, useCheckoutPage } from '../checkout-page.ts';

/** How it comes and for how much; before that is chosen, what standard delivery costs. */
export function SummaryShipping() {
  const page = useCheckoutPage();
  const { label, detail } = wordsOf(page);
  return <DeliveryRow label={label} detail={detail} amount={<Amount page={page} />} />;
}

/** While nothing is chosen. */
const OPEN_WORDS: Readonly<Record<CheckoutPage['quote']['sum']['delivery']['kind'], string>> = {
  PRICED: 'Standard, until you choose',
  NOT_SERVED: 'Choose another address, or collect it',
  NO_PLACE: 'Set when you choose how it comes',
  UNKNOWN: 'Set when you choose how it comes',
  WAITING: '',
  EMAIL: '',
};

function wordsOf({ kept, isByEmail, address, quote }: CheckoutPage): {
  readonly label: string;
  readonly detail: string;
} {
  if (isByEmail) return { label: 'Delivery by email', detail: 'To the address that is on it' };
  const date = keptShippingDate(kept);
  const day = date === null ? null : formatDeliveryDay(date);
  if (kept.shippingType === 'STORE_PICKUP') {
    return { label: kept.storeName ? `Collect from ${kept.storeName}` : 'Collect from a store', detail: day ?? '' };
  }
  const label = address ? `Delivery to ${address.suburb}\u00a0${address.postcode}` : 'Delivery';
  if (keptShipping(kept)?.options == null) {
    return { label, detail: OPEN_WORDS[quote.sum.delivery.kind] };
  }
  return { label, detail: day ?? '' };
}

function Amount({ page: { quote, kept, isByEmail } }: { page: CheckoutPage }) {
  const { sum } = quote;
  const { delivery } = sum;
  if (isByEmail || kept.shippingType === 'STORE_PICKUP') return 'Free';
  switch (delivery.kind) {
    case 'PRICED':
      return delivery.priceCents === 0 ? 'Free' : exactPrice(delivery.priceCents);
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
