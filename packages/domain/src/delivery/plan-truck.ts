import { type Rejected, rejected, type Success, success } from '../results/outcome.ts';
import type { Locality } from '../stores/store.ts';
import { travels, truckSize } from './cart-delivery.ts';
import type { DeliveryRules, DeliveryService, DeliverySize, DeliveryZone, PublicHolidays } from './delivery-rules.ts';
import { sizeOf } from './delivery-size.ts';
import { dispatchDay } from './dispatch-day.ts';
import { type DeliveredProduct, type DeliveryRefusal, productRefusal, releasedAtOf } from './estimate-delivery.ts';
import { findDeliveryZone } from './find-delivery-service.ts';
import { laterDay } from './open-days.ts';

export type TruckInput = {
  /** The products in the cart; those that are not shipped are ignored. */
  readonly products: readonly DeliveredProduct[];
  readonly locality: Pick<Locality, 'postcode' | 'state'>;
  readonly rules: DeliveryRules;
  readonly publicHolidays: PublicHolidays;
  readonly nowSeconds: number;
};

export type Truck = {
  readonly zone: DeliveryZone;
  readonly size: DeliverySize;
  readonly service: DeliveryService;
  /** yyyy-mm-dd, warehouse time; the last item decides. */
  readonly leaves: string;
};

/** How and when a whole cart can be dispatched at once; or why it cannot. */
export function planTruck(input: TruckInput): Success<Truck> | Rejected<DeliveryRefusal> {
  const { locality, rules, nowSeconds } = input;
  const carried = input.products.filter(travels);
  if (carried.length === 0) return rejected({ code: 'NOTHING_TO_DELIVER' });
  for (const product of carried) {
    const refusal = productRefusal(product, nowSeconds);
    if (refusal) return rejected({ code: refusal });
  }
  const zone = findDeliveryZone(rules, locality.postcode);
  const sizes = new Set(carried.map((product) => sizeOf(product, rules)));
  const size = truckSize(sizes);
  const service = zone?.[size];
  if (!zone || !service || ![...sizes].every((one) => zone[one])) return rejected({ code: 'NOT_SERVED' });
  const leaves = lastToLeave(carried, input);
  return leaves ? success({ zone, size, service, leaves }) : rejected({ code: 'DAY_NOT_KNOWN' });
}

function lastToLeave(
  carried: readonly DeliveredProduct[],
  { rules, publicHolidays, nowSeconds }: TruckInput,
): string | null {
  let last = '';
  for (const product of carried) {
    const { hasStockOnHand } = product;
    const releasedAt = releasedAtOf(product, nowSeconds);
    const left = dispatchDay({ rules, publicHolidays, hasStockOnHand, releasedAt, nowSeconds });
    if (left === null) return null;
    last = laterDay(last, left);
  }
  return last;
}
