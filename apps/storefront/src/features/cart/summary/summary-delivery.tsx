import type { Locality } from '@wattle/domain';
import { formatDeliveryDay } from '@wattle/messages';
import { LocationButton } from '../../../goods/place/location-button.tsx';
import { exactPrice } from '../../../goods/sums/exact-price.ts';
import { DeliveryRow } from '../../../goods/sums/sum-rows.tsx';
import type { SumDelivery } from '../../../shopper/cart/cart-sum.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { latestDay } from '../lines/latest-day.ts';
import type { LineDeliveries } from '../lines/use-line-deliveries.ts';
import styles from './cart-summary.module.css';

type Props = {
  delivery: SumDelivery;
  deliveries: LineDeliveries;
  /** What has to be brought. */
  productIds: readonly string[];
};

/** Where to, when and for how much; what is not known is said. */
export function SummaryDelivery({ delivery, deliveries, productIds }: Props) {
  const { locality } = deliveries;
  switch (delivery.kind) {
    case 'EMAIL':
      return <DeliveryRow label="Delivery by email" detail="To the address that is on it" amount="Free" />;
    case 'NO_PLACE':
      return <DeliveryRow label="Delivery" detail="The day and the price depend on the place" amount={<Choose />} />;
    case 'WAITING':
      return (
        <DeliveryRow label={placeWords(locality)} detail={<Waiting />} amount={<Skeleton width="4em" height="1em" />} />
      );
    case 'UNKNOWN':
      return <DeliveryRow label={placeWords(locality)} detail="We could not work out the price" amount="Not known" />;
    case 'NOT_SERVED':
      return (
        <DeliveryRow
          label={`Not delivered to ${placeOf(locality)}`}
          detail="Collect in store, free"
          amount={<Choose />}
        />
      );
    case 'PRICED': {
      const amount = delivery.priceCents === 0 ? 'Free' : exactPrice(delivery.priceCents);
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

// the two stay on one line
const placeOf = (locality: Locality | null): string => (locality ? `${locality.suburb}\u00a0${locality.postcode}` : '');
const placeWords = (locality: Locality | null): string => (locality ? `Delivery to ${placeOf(locality)}` : 'Delivery');

const Choose = () => <LocationButton className={`link ${styles.choose}`}>Choose a place</LocationButton>;

const Waiting = () => <Skeleton width="12em" height="1em" />;

/** The day on which everything can be there. */
function Day({ deliveries, productIds }: Omit<Props, 'delivery'>) {
  const day = latestDay(deliveries.byProduct, productIds);
  if (day) return <>From {formatDeliveryDay(day)}</>;
  return deliveries.isSettled ? <>We could not work out the day</> : <Waiting />;
}
