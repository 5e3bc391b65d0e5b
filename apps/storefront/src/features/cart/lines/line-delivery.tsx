import type { Locality } from '@wattle/domain';
import { deliveryRefusalMessages, fillMessage } from '@wattle/messages';
import { formatShortDays } from '../../../goods/delivery/delivery-words.ts';
import type { DeliveryEstimates } from '../../../shopper/delivery/use-delivery-estimates.ts';
import styles from './line-delivery.module.css';
import type { LineDeliveries } from './use-line-deliveries.ts';

/** When a line comes to the place the shopper chose; nothing where no place is chosen. */
export function LineDelivery({ productId, deliveries }: { productId: string; deliveries: LineDeliveries }) {
  const { locality, byProduct, isSettled } = deliveries;
  const known = byProduct.get(productId);
  if (!locality || known?.refusal === 'NOTHING_TO_DELIVER') return null;
  // as wide as a day
  if (!known) return isSettled ? null : <span className={styles.waiting} aria-hidden="true" />;
  return <span className={styles.when}>{wordsOf(known, locality)}</span>;
}

function wordsOf({ estimate, refusal }: DeliveryEstimates[number], { suburb, postcode }: Locality): string {
  if (estimate) return `Delivery ${formatShortDays(estimate.firstAvailable, estimate.rangeEnd)}`;
  return fillMessage(deliveryRefusalMessages[refusal ?? 'UNAVAILABLE'].title, { place: `${suburb} ${postcode}` });
}
