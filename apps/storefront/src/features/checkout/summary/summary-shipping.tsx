import { keptShipping, keptShippingDate } from '@wattle/domain/checkout';
import { exactPrice } from '@wattle/domain/money';
import * as checkoutWords from '@wattle/messages/checkout';
import { collectFrom } from '@wattle/messages/checkout-steps';
import { deliveryTo } from '@wattle/messages/checkout-summary';
import * as commonWords from '@wattle/messages/common';
import { longDayWords } from '@wattle/messages/day-names';
import { DeliveryRow } from '../../../goods/sums/sum-rows.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type CheckoutPage, useCheckoutPage } from '../checkout-page.ts';

/** Shipping method and cost; before a choice, the cost of standard delivery. */
export function SummaryShipping() {
  const page = useCheckoutPage();
  if (page.isDonation) return null;
  const { label, detail } = wordsOf(page);
  return <DeliveryRow label={label} detail={detail} amount={<Amount page={page} />} />;
}

/** Shown before a choice. */
const OPEN_WORDS: Readonly<Record<CheckoutPage['quote']['sum']['delivery']['kind'], string>> = {
  PRICED: checkoutWords.standardUntilChosen,
  NOT_SERVED: checkoutWords.chooseAnotherAddress,
  NO_PLACE: checkoutWords.pricedWhenChosen,
  UNKNOWN: checkoutWords.pricedWhenChosen,
  WAITING: '',
  EMAIL: '',
  NONE: '',
};

function wordsOf({ kept, isByEmail, address, quote }: CheckoutPage): {
  readonly label: string;
  readonly detail: string;
} {
  if (isByEmail) return { label: checkoutWords.deliveryByEmail, detail: checkoutWords.toItsRecipient };
  const date = keptShippingDate(kept);
  const day = date === null ? null : longDayWords(date);
  if (kept.shippingType === 'STORE_PICKUP') {
    return {
      label: kept.storeName ? collectFrom(kept.storeName) : checkoutWords.collectFromAStore,
      detail: day ?? '',
    };
  }
  const label = address ? deliveryTo(address.suburb, address.postcode) : commonWords.delivery;
  if (keptShipping(kept)?.options == null) {
    return { label, detail: OPEN_WORDS[quote.sum.delivery.kind] };
  }
  return { label, detail: day ?? '' };
}

function Amount({ page: { quote, kept, isByEmail } }: { page: CheckoutPage }) {
  const { sum } = quote;
  const { delivery } = sum;
  if (isByEmail || kept.shippingType === 'STORE_PICKUP') return checkoutWords.free;
  switch (delivery.kind) {
    case 'PRICED':
      return delivery.priceCents === 0 ? checkoutWords.free : exactPrice(delivery.priceCents);
    case 'WAITING':
      return <Skeleton width="4em" height="1em" />;
    case 'NOT_SERVED':
      return checkoutWords.notDeliveredThere;
    case 'EMAIL':
    case 'NONE':
      return checkoutWords.free;
    case 'NO_PLACE':
    case 'UNKNOWN':
      return checkoutWords.notKnownYet;
  }
}
