import type { ProductRecord } from '@wattle/domain/catalogue';
import { currentPrice } from '@wattle/domain/catalogue';
import type { DemoShop } from '../demo-shop.ts';
import { createRandom, type Random } from '../random.ts';
import { readRows } from '../read-rows.ts';
import { addDays, type CalendarDay, dayInTimeZone } from '../stores/calendar-day.ts';
import { SHOP_TIME_ZONE, shopMoment } from '../stores/shop-moment.ts';
import type { EventDraft, OrderBuyer, OrderDraft, ShippingDraft } from './order-draft.ts';

type Person = Readonly<Record<'firstName' | 'lastName' | 'street1' | 'suburb' | 'postcode', string>>;
type Around = Pick<DemoShop, 'products' | 'stores'> & { readonly now: number };

const PEOPLE = readRows<Person>(new URL('./buyers.jsonl', import.meta.url));
const DAYS = 14;
/** A Saturday sells more. */
const A_DAY: readonly number[] = [5, 5, 5, 6, 6, 8, 7];
/** The shop's best known products. */
const KNOWN = 60;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Numbers are in the order of time: one of the customer's own orders has this one. */
const NUMBER = { number: 204_817, daysAgo: 1, time: '09:14', aDay: 162 } as const;
/** Numbers that are kept for fiction. */
const PHONES = ['+61491570006', '+61491570110', '+61491570157', '+61491570158', '+61491570159'] as const;
const WAYS = readRows<OrderDraft['paidBy'] & { readonly maxDollars: number }>(
  new URL('./payments.jsonl', import.meta.url),
);
const WINDOWS = ['07:00-09:00', '10:00-12:00', '14:00-16:00'] as const;
/** Two that were forgotten, so that there is something to look at: days ago, and how far they came. */
const LATE = [
  { daysAgo: 3, at: 1, steps: 0 },
  { daysAgo: 5, at: 2, steps: 2 },
] as const;

const buyerOf = (person: Person, phone: string): OrderBuyer => {
  const { firstName, lastName, street1, suburb, postcode } = person;
  const name = `${firstName}.${lastName}`.toLowerCase().replace(/[^a-z.]/g, '');
  return {
    contact: { email: `${name}@example.com`, firstName, lastName, phone, agreeToMarketing: false },
    address: {
      ...{ company: '', contactName: `${firstName} ${lastName}`, country: 'AU', state: 'VIC' },
      ...{ street1, street2: '', suburb, postcode },
    },
  };
};

/** What becomes of an order in the days after it. */
function courseOf({ type }: ShippingDraft, daysLater: number): EventDraft[] {
  if (type === 'STORE_PICKUP')
    return [
      { status: 'PACKED', daysLater, time: '08:05' },
      { status: 'READY_TO_COLLECT', daysLater, time: '08:50' },
      { status: 'COLLECTED', daysLater: daysLater + 1, time: '12:25' },
    ];
  return [
    { status: 'PACKED', daysLater: Math.max(1, daysLater - 2), time: '10:30' },
    { status: 'ON_THE_WAY', daysLater, time: '06:40' },
    { status: 'DELIVERED', daysLater, time: '15:20' },
  ];
}

const isSold = (product: ProductRecord): boolean =>
  product.state === 'current' && product.functionalType === 'basic' && product.variants.some(({ qty }) => qty > 0);

type Moment = { readonly day: CalendarDay; readonly daysAgo: number; readonly time: string; readonly at: number };

/** When orders came in: every day at other times, and none in the future. */
function momentsOf(now: number, random: Random): (Moment & { readonly placedAt: number })[] {
  const today = dayInTimeZone(now, SHOP_TIME_ZONE);
  return Array.from({ length: DAYS }, (_, daysAgo) => {
    const day = addDays(today, -daysAgo);
    const count = A_DAY[new Date(`${day}T00:00Z`).getUTCDay()] ?? 5;
    return Array.from({ length: count }, (__, at) => {
      const minutes = Math.floor(7 * 60 + (at * 15 * 60) / count + random.int(0, 90));
      const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
      return { day, daysAgo, time, at, placedAt: shopMoment(day, time) };
    });
  })
    .flat()
    .filter(({ placedAt }) => placedAt < now * 1000 - 25 * MINUTE_MS);
}

/** In steps of two, past the customer's own. */
function numberAt(days: number): number {
  const step = Math.round((days * NUMBER.aDay) / 2) || Math.sign(days);
  return NUMBER.number + 2 * step;
}

/** Orders of other people in the last fourteen days, the newest first, as far as they have come by now. */
export function recentDrafts({ now, products, stores }: Around): OrderDraft[] {
  const random = createRandom('recent orders');
  const goods = products.slice(0, KNOWN).filter(isSold);
  const near = stores.filter(({ addressState }) => addressState === 'VIC');
  const today = dayInTimeZone(now, SHOP_TIME_ZONE);
  const numbered = shopMoment(addDays(today, -NUMBER.daysAgo), NUMBER.time);
  return momentsOf(now, random.fork('moments')).map(({ day, daysAgo, time, at, placedAt }, index): OrderDraft => {
    const own = random.fork(`${daysAgo} ${at}`);
    const product = own.pick(goods);
    const { price } = currentPrice(product.prices, Math.floor(placedAt / 1000));
    const qty = price < 200 && own.chance(0.3) ? 2 : 1;
    const daysLater = own.int(2, 4);
    const isPickup = own.chance(0.4);
    const shipping: ShippingDraft = isPickup
      ? { type: 'STORE_PICKUP', storeId: own.pick(near).id, daysLater: 1 }
      : { type: 'DELIVERY', to: 'buyer', price: price < 500 ? 9.95 : 69, daysLater, window: own.pick(WINDOWS) };
    const late = LATE.find((one) => one.daysAgo === daysAgo && one.at === at);
    const course = courseOf(shipping, isPickup ? 1 : daysLater).slice(0, late?.steps);
    const latest = now * 1000 - 20 * MINUTE_MS;
    return {
      number: `W-${numberAt((placedAt - numbered) / DAY_MS)}`,
      ...{ daysAgo, time, lines: [{ productId: product.id, price, qty }], shipping },
      buyer: buyerOf(PEOPLE[(index * 7) % PEOPLE.length] ?? own.pick(PEOPLE), own.pick(PHONES)),
      paidBy: own.pick(WAYS.filter(({ maxDollars }) => price * qty < maxDollars)),
      events: course.filter((event) => shopMoment(addDays(day, event.daysLater), event.time) < latest),
    };
  });
}
