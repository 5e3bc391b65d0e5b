import type { CallInput, CallValue } from '@wattle/contract';
import type { CartOffers } from '@wattle/domain/cart';
import { normaliseCode, type Promotion } from '@wattle/domain/promotions';
import { success } from '@wattle/domain/results';
import type { ProductDocument } from '@wattle/domain/search';
import type { Answers } from '../stage-answers.ts';
import { GOODS, PLANS } from './cart-goods.ts';
import { PROMOTIONS } from './cart-promotions.ts';
import { quoteInfo } from './quote-info.ts';

/** Postcodes without delivery. */
const FAR = /^7151$/;

/** Offers for these codes at this place; like the server, it reveals no other codes. */
export function offersTo({ promoCodes = [], locality = null }: CallInput<'loadCartOffers'>): CartOffers {
  const given = new Set(promoCodes.map(normaliseCode));
  const hasCode = ({ couponCodes }: Promotion) => couponCodes.length === 0 || couponCodes.some((one) => given.has(one));
  return { promotions: PROMOTIONS.filter(hasCode), uses: {}, services: locality && servicesTo(locality.postcode) };
}

/** A chosen day costs five dollars more. */
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, extra: 5 }));

const servicesTo = (postcode: string): CartOffers['services'] =>
  FAR.test(postcode)
    ? { parcel: null, bigAndBulky: null }
    : {
        parcel: { name: 'Parcel', price: 9, freeFrom: null },
        bigAndBulky: { name: 'Large item', price: 69, freeFrom: null },
        schedule: { parcel: EVERY_DAY, bigAndBulky: EVERY_DAY },
      };

const estimate = (productId: string): CallValue<'estimateDelivery'>['estimates'][number] => ({
  productId,
  estimate: {
    label: 'Delivery',
    price: 9,
    firstAvailable: '2099-03-03',
    rangeEnd: '2099-03-05',
    type: 'delivery',
    available: true,
  },
  refusal: null,
  nearest: null,
});

const PLACES: CallValue<'findLocality'>[] = [
  {
    suburb: 'Brunswick',
    state: 'VIC',
    postcode: '3056',
    name: 'Brunswick VIC 3056',
    location: { latitude: -37.76661, longitude: 144.95843 },
  },
  {
    suburb: 'Macquarie Island',
    state: 'TAS',
    postcode: '7151',
    name: 'Macquarie Island TAS 7151',
    location: { latitude: -54.6, longitude: 158.9 },
  },
];

/** A shop with a few products that answers everything a cart page requests. */
export const cartAnswers = (products: readonly ProductDocument[] = GOODS): Answers => ({
  products,
  listWarranties: ({ ids }) => success({ warranties: PLANS.filter(({ id }) => ids.includes(id)) }),
  loadCartOffers: (asked) => success(offersTo(asked)),
  checkoutInfo: (asked) => success(quoteInfo(asked, products, offersTo)),
  estimateDelivery: ({ productIds }) => success({ estimates: productIds.map(estimate) }),
  recommendProducts: success({ attributionToken: '', products: [] }),
  recordProductEvents: success({ recorded: 1 }),
  listStores: success({ stores: [], total: 0, nearest: null }),
  listLocalities: ({ query }) =>
    success({
      status: 'SUCCESS',
      localities: PLACES.filter(({ name, postcode }) =>
        [name.toLowerCase(), postcode].some((text) => text.startsWith(query.toLowerCase())),
      ),
    }),
});

/** The suburb chosen on an earlier visit. */
export const IN_BRUNSWICK = {
  'wattle.location': JSON.stringify({ locality: PLACES[0], nearest: null, nearestAtMs: 0 }),
};
