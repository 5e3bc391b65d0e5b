import type { CallValue } from '@wattle/contract';
import {
  type ArrivalDays,
  type DeliveryCalendar,
  type DeliveryDay,
  type DeliveryRefusal,
  fromRequestItems,
  type QuoteInput,
  quoteCart,
  type ShippingMethodCode,
  success,
  weekdayOf,
} from '@wattle/domain';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import type { Calendars } from '../../delivery/load-calendars.ts';
import type { Handler } from '../../http/handlers.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import type { OffersLoader } from './cart-offers.ts';
import { shopperOf } from './shopper-of.ts';

type Value = CallValue<'listDeliveryDays'>;
/** What a method costs, on a day if it has one; null: it is not there. */
type PriceOf = (methodCode: ShippingMethodCode, date: string | null) => number | null;

/** The days on which a cart can be brought to a place, each at the price that the quote of that day says. */
export const listDeliveryDays =
  (
    { delivery }: Pick<Calendars, 'delivery'>,
    catalogue: CatalogueCache,
    loadOffers: OffersLoader,
  ): Handler<'listDeliveryDays'> =>
  ({ items: requested, locality, promoCodes: codes }, { caller } = {}) =>
    orDatabaseAway(async () => {
      const nowSeconds = Math.floor(Date.now() / 1000);
      const { items } = fromRequestItems(requested);
      const productIds = items.map(({ productId }) => productId);
      const shopper = caller ? shopperOf(caller) : null;
      const [loaded, answer, { warranties }] = await Promise.all([
        loadOffers({ codes, place: locality, shopper, productIds, nowSeconds }),
        delivery(requested, locality, nowSeconds),
        catalogue.load(),
      ]);
      if (loaded.status !== 'SUCCESS') return loaded;
      if (answer.status !== 'SUCCESS') return success(refused(answer.reasons[0]?.code ?? 'UNAVAILABLE'));
      const { offers, settings, hasOrderedBefore, products: priced } = loaded.value;
      const facts = { products: priced, warranties, settings };
      const buyer = { isCustomer: caller !== undefined, hasOrderedBefore };
      return success(calendarOf(answer.value, pricesOf({ items, facts, offers, codes, shopper: buyer, nowSeconds })));
    });

const pricesOf =
  (cart: Omit<QuoteInput, 'methodCode' | 'shippingDate' | 'credits'>): PriceOf =>
  (methodCode, shippingDate) =>
    quoteCart({ ...cart, methodCode, shippingDate, credits: [] }).method?.price ?? null;

const refused = (refusal: DeliveryRefusal): Value => ({ status: 'NOT_AVAILABLE', refusal });

function calendarOf({ standard, express, days }: DeliveryCalendar, priceOf: PriceOf): Value {
  const rangeOf = (range: ArrivalDays, methodCode: ShippingMethodCode) => {
    const price = priceOf(methodCode, null);
    return price === null ? null : { ...range, price };
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
  };
}

/** Days of one weekday cost the same, so each weekday is quoted once. */
function pricePerWeekday(priceOf: PriceOf): (day: Pick<DeliveryDay, 'date'>) => number | null {
  const known = new Map<number, number | null>();
  return ({ date }) => {
    const weekday = weekdayOf(date);
    const price = known.get(weekday) ?? priceOf('deliveryScheduled', date);
    known.set(weekday, price);
    return price;
  };
}
