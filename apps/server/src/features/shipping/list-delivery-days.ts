import type { CallValue } from '@wattle/contract';
import { fromRequestItems, type QuoteInput, quoteCart } from '@wattle/domain/cart';
import {
  type ArrivalDays,
  type DeliveryCalendar,
  type DeliveryDay,
  type DeliveryRefusal,
  type ShippingMethodCode,
  servicesOf,
} from '@wattle/domain/delivery';
import { type Cents, dollarsOf } from '@wattle/domain/money';
import { success } from '@wattle/domain/results';
import { weekdayOf } from '@wattle/domain/stores';
import type { Handler } from '../../answers/handlers.ts';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import type { Calendars } from '../../delivery/load-calendars.ts';
import type { OffersLoader } from '../../pricing/cart-offers.ts';
import { shopperEmail } from '../../pricing/shopper-email.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import type { Store } from '../../store/store.ts';

type Value = CallValue<'listDeliveryDays'>;
/** Price of a method, on a day if it has one; null: not available. */
type PriceOf = (methodCode: ShippingMethodCode, date: string | null) => Cents | null;

/** Days on which a cart can be delivered to a place, each with the price quoted for that day. */
export const listDeliveryDays =
  (
    { ownHolds }: Pick<Store, 'ownHolds'>,
    { delivery }: Pick<Calendars, 'delivery'>,
    catalogue: CatalogueCache,
    loadOffers: OffersLoader,
  ): Handler<'listDeliveryDays'> =>
  ({ items: requested, locality, promoCodes: codes }, { caller, attemptKey } = {}) =>
    orDatabaseAway(async () => {
      const nowSeconds = Math.floor(Date.now() / 1000);
      const { items } = fromRequestItems(requested);
      const productIds = items.map(({ productId }) => productId);
      const shopper = caller ? shopperEmail(caller) : null;
      const own = await ownHolds.find(attemptKey);
      const [loaded, { warranties }] = await Promise.all([
        loadOffers({ codes, place: locality, shopper, productIds, nowSeconds, own }),
        catalogue.load(),
      ]);
      if (loaded.status !== 'SUCCESS') return loaded;
      const answer = await delivery(requested, locality, { nowSeconds, own, products: loaded.value.products });
      if (answer.status !== 'SUCCESS') return success(refused(answer.reasons[0]?.code ?? 'UNAVAILABLE'));
      const { offers, settings, hasOrderedBefore, products: priced } = loaded.value;
      const facts = { products: priced, warranties, settings };
      const buyer = { isCustomer: caller !== undefined, hasOrderedBefore };
      const priceOf = pricesOf({ items, facts, offers, codes, shopper: buyer, nowSeconds });
      return success(calendarOf(answer.value, priceOf, servicesOf(items, priced)));
    });

const pricesOf =
  (cart: Omit<QuoteInput, 'methodCode' | 'shippingDate' | 'credits'>): PriceOf =>
  (methodCode, shippingDate) =>
    quoteCart({ ...cart, methodCode, shippingDate, credits: [] }).method?.priceCents ?? null;

const refused = (refusal: DeliveryRefusal): Value => ({ status: 'NOT_AVAILABLE', refusal });

function calendarOf(
  { standard, express, days }: DeliveryCalendar,
  priceOf: PriceOf,
  services: ReturnType<typeof servicesOf>,
): Value {
  const rangeOf = (range: ArrivalDays, methodCode: ShippingMethodCode) => {
    const cents = priceOf(methodCode, null);
    return cents === null ? null : { ...range, price: dollarsOf(cents) };
  };
  const ordinary = rangeOf(standard, 'delivery');
  if (!ordinary) return refused('NOT_SERVED');
  const pricedDay = pricePerWeekday(priceOf);
  return {
    status: 'SUCCESS',
    standard: ordinary,
    express: express && rangeOf(express, 'express'),
    days: days.map(({ date, status, windows }) => ({
      date,
      status,
      price: status === 'AVAILABLE' ? pricedDay({ date }) : null,
      windows: [...windows],
    })),
    services,
  };
}

/** The price depends only on the weekday, so each weekday is quoted once. */
function pricePerWeekday(priceOf: PriceOf): (day: Pick<DeliveryDay, 'date'>) => number | null {
  const known = new Map<number, Cents | null>();
  return ({ date }) => {
    const weekday = weekdayOf(date);
    const cents = known.get(weekday) ?? priceOf('deliveryScheduled', date);
    known.set(weekday, cents);
    return cents === null ? null : dollarsOf(cents);
  };
}
