import type { DeliveryServices, ServicePrice } from './cart-delivery.ts';
import type { DayPrice, DeliveryRules, DeliveryService, DeliverySize, DeliveryZone } from './delivery-rules.ts';
import { findDeliveryZone } from './find-delivery-service.ts';

/** The services to a postcode and their prices: the part of the rules that pricing needs. */
export function servicesTo(
  rules: Pick<DeliveryRules, 'zones' | 'notServed' | 'parcelMaxKg'>,
  postcode: string,
): DeliveryServices {
  const zone = findDeliveryZone(rules, postcode);
  if (!zone) return { parcel: null, bigAndBulky: null };
  const { parcel, bigAndBulky, express } = zone;
  return {
    parcel: parcel && priceOf(parcel),
    bigAndBulky: bigAndBulky && priceOf(bigAndBulky),
    ...(express && { express: priceOf(express) }),
    ...(zone.schedule && {
      schedule: { parcel: dayPricesOf(zone, 'parcel'), bigAndBulky: dayPricesOf(zone, 'bigAndBulky') },
    }),
    ...(rules.parcelMaxKg !== undefined && { parcelMaxKg: rules.parcelMaxKg }),
  };
}

const priceOf = ({ name, price, freeFrom }: DeliveryService): ServicePrice => ({ name, price, freeFrom });

/** The delivery weekdays of a size in a zone, with surcharges; null: no day can be picked. */
export function dayPricesOf(zone: DeliveryZone, size: DeliverySize): DayPrice[] | null {
  const scheduled = zone.schedule?.[size];
  const service = zone[size];
  if (!scheduled || !service) return null;
  return service.deliveryWeekdays.map((weekday) => ({
    weekday,
    extra: scheduled.dayPrices.find((one) => one.weekday === weekday)?.extra ?? 0,
  }));
}
