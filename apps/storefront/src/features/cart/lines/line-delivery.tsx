import type { Locality } from '@wattle/domain/stores';
import { deliveryRefusalMessages, fillMessage } from '@wattle/messages';
import * as cartWords from '@wattle/messages/cart';
import { formatShortDays } from '@wattle/messages/day-words';
import type { DeliveryEstimates } from '../../../shopper/delivery/use-delivery-estimates.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './line-delivery.module.css';
import type { LineDeliveries } from './use-line-deliveries.ts';

/** Delivery estimate of a line for the chosen place; renders nothing without a place. */
export function LineDelivery({ productId, deliveries }: { productId: string; deliveries: LineDeliveries }) {
  const { locality, byProduct, isSettled } = deliveries;
  const known = byProduct.get(productId);
  if (!locality || known?.refusal === 'NOTHING_TO_DELIVER') return null;
  if (!known && isSettled) return null;
  return (
    <p className={styles.when} data-on={known?.estimate ? '' : undefined}>
      <Icon name="truck" />
      {/* as wide as a date */}
      {known ? wordsOf(known, locality) : <span className={styles.waiting} aria-hidden="true" />}
    </p>
  );
}

function wordsOf({ estimate, refusal }: DeliveryEstimates[number], { suburb, postcode }: Locality): string {
  if (estimate) return cartWords.arrivesOn(formatShortDays(estimate.firstAvailable, estimate.rangeEnd));
  return fillMessage(deliveryRefusalMessages[refusal ?? 'UNAVAILABLE'].title, { place: `${suburb} ${postcode}` });
}
