import type { Locality } from '@wattle/domain/stores';
import { deliveryRefusalMessages, fillMessage } from '@wattle/messages';
import * as cartWords from '@wattle/messages/cart';
import { formatShortDays } from '@wattle/messages/day-words';
import type { DeliveryEstimates } from '../../../shopper/delivery/use-delivery-estimates.ts';
import styles from './line-delivery.module.css';
import type { LineDeliveries } from './use-line-deliveries.ts';

/** Delivery estimate of a line for the chosen place; renders nothing without a place. */
export function LineDelivery({ productId, deliveries }: { productId: string; deliveries: LineDeliveries }) {
  const { locality, byProduct, isSettled } = deliveries;
  const known = byProduct.get(productId);
  if (!locality || known?.refusal === 'NOTHING_TO_DELIVER') return null;
  // as wide as a date
  if (!known) return isSettled ? null : <span className={styles.waiting} aria-hidden="true" />;
  return <span className={styles.when}>{wordsOf(known, locality)}</span>;
}

function wordsOf({ estimate, refusal }: DeliveryEstimates[number], { suburb, postcode }: Locality): string {
  if (estimate) return cartWords.deliveryOn(formatShortDays(estimate.firstAvailable, estimate.rangeEnd));
  return fillMessage(deliveryRefusalMessages[refusal ?? 'UNAVAILABLE'].title, { place: `${suburb} ${postcode}` });
}
