import { exactPrice } from '@wattle/domain/money';
import type { Locality } from '@wattle/domain/stores';
import * as cartWords from '@wattle/messages/cart';
import * as commonWords from '@wattle/messages/common';
import { longDayWords } from '@wattle/messages/day-names';
import { LocationButton } from '../../../goods/place/location-button.tsx';
import { DeliveryRow } from '../../../goods/sums/sum-rows.tsx';
import type { SumDelivery } from '../../../shopper/cart/cart-sum.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { latestDay } from '../lines/latest-day.ts';
import type { LineDeliveries } from '../lines/use-line-deliveries.ts';
import styles from './cart-summary.module.css';

type Props = {
  delivery: SumDelivery;
  deliveries: LineDeliveries;
  /** Products to deliver. */
  productIds: readonly string[];
};

/** Delivery place, date and cost; says so when one is unknown. */
export function SummaryDelivery({ delivery, deliveries, productIds }: Props) {
  const { locality } = deliveries;
  switch (delivery.kind) {
    case 'NONE':
      return null;
    case 'EMAIL':
      return <DeliveryRow label={cartWords.deliveryByEmail} detail={cartWords.toItsAddress} amount={cartWords.free} />;
    case 'NO_PLACE':
      return <DeliveryRow label={commonWords.delivery} detail={cartWords.deliveryDepends} amount={<Choose />} />;
    case 'WAITING':
      return (
        <DeliveryRow label={placeWords(locality)} detail={<Waiting />} amount={<Skeleton width="4em" height="1em" />} />
      );
    case 'UNKNOWN':
      return <DeliveryRow label={placeWords(locality)} detail={cartWords.priceNotKnown} amount={cartWords.notKnown} />;
    case 'NOT_SERVED':
      return (
        <DeliveryRow
          label={cartWords.notDeliveredTo(placeOf(locality))}
          detail={cartWords.collectInStoreFree}
          amount={<Choose />}
        />
      );
    case 'PRICED': {
      const amount = delivery.priceCents === 0 ? cartWords.free : exactPrice(delivery.priceCents);
      return (
        <DeliveryRow
          label={placeWords(locality)}
          detail={<Day deliveries={deliveries} productIds={productIds} />}
          amount={amount}
        />
      );
    }
  }
}

// non-breaking space keeps the two on one line
const placeOf = (locality: Locality | null): string => (locality ? `${locality.suburb}\u00a0${locality.postcode}` : '');
const placeWords = (locality: Locality | null): string =>
  locality ? cartWords.deliveryTo(placeOf(locality)) : 'Delivery';

const Choose = () => <LocationButton className={`link ${styles.choose}`}>{cartWords.chooseAPlace}</LocationButton>;

const Waiting = () => <Skeleton width="12em" height="1em" />;

/** The day everything can arrive. */
function Day({ deliveries, productIds }: Omit<Props, 'delivery'>) {
  const day = latestDay(deliveries.byProduct, productIds);
  if (day) return cartWords.fromDay(longDayWords(day));
  return deliveries.isSettled ? cartWords.dayNotKnown : <Waiting />;
}
