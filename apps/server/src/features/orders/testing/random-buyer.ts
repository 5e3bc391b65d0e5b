import { randomUUID } from 'node:crypto';
import type { PlaceOrderRequest } from '@wattle/domain/order';
import { kettle, paidByGiftCard, thing } from './order-shop.ts';
import type { Seeded } from './seeded.ts';
import type { AtProvider, Buyer } from './walk-buyer.ts';

/** A day and hours that a kettle may come at. */
export type OfferedDay = { readonly date: string; readonly window: string };
/** A kettle on a day, in the shop with days to pick. */
const DAY_DOLLARS = 114;

const cardOf = (amount: number, holderName: string) => ({
  methodCode: 'adyen' as const,
  amount,
  data: {
    paymentMethod: {
      type: 'scheme',
      encryptedCardNumber: 'test_4111111111111111',
      encryptedExpiryMonth: 'test_03',
      encryptedExpiryYear: 'test_2030',
      encryptedSecurityCode: 'test_737',
      holderName,
    },
  },
});
const redirected = (amount: number, type: string) => ({
  methodCode: 'adyen' as const,
  amount,
  data: { paymentMethod: { type } },
});
const WAYS: readonly AtProvider[] = [
  'ACCEPT_AND_RETURN',
  'ACCEPT_AND_RETURN',
  'ACCEPT_AND_LEAVE',
  'TURN_BACK',
  'LEAVE',
];

type Kind = (chance: Seeded, email: string, days: readonly OfferedDay[]) => PlaceOrderRequest;

const byCard: Kind = (chance, email) =>
  thing(chance.below(24), 0, {
    email,
    payment: { methods: [cardOf(30, chance.pick(['Mia Tran', 'Mia Tran', 'DECLINED', 'LOST_ANSWER']))] },
  });
const byPage: Kind = (chance, email) =>
  kettle(0, { email, payment: { methods: [redirected(100, chance.pick(['paypal', 'zip', 'afterpaytouch']))] } });
const byGiftCard: Kind = (chance, email) =>
  thing(chance.below(24), 0, { email, payment: { methods: [paidByGiftCard('GIFT2', 30)] } });
/** Everything that can be scarce: the last dollars of a card, a promotion, and the provider for the rest. */
const byBoth: Kind = (chance, email) =>
  kettle(0, {
    email,
    promoCodes: ['PLENTY'],
    expectedPromotions: [{ promotionId: 'plenty', versionId: 'plenty-1' }],
    payment: {
      methods: [paidByGiftCard('GIFT1', 5), chance.pick([cardOf(85, 'Mia Tran'), redirected(85, 'afterpaytouch')])],
    },
  });
const onDay: Kind = (chance, email, days) => {
  const { date, window } = chance.pick(days);
  const { cart } = kettle(0, {
    email,
    shipping: { methodCode: 'deliveryScheduled' },
    payment: { methods: [chance.pick([cardOf(DAY_DOLLARS, 'Mia Tran'), redirected(DAY_DOLLARS, 'paypal')])] },
  });
  return { cart, extra: { shippingDate: date, shippingWindow: window } };
};

/** Somebody with an email address of their own who wants something, somehow. */
export function randomBuyer(chance: Seeded, days: readonly OfferedDay[]): Buyer {
  const key = randomUUID();
  const kind = chance.pick([byCard, byPage, byGiftCard, byBoth, onDay]);
  return { key, request: kind(chance, `${key}@example.com`, days), atProvider: chance.pick(WAYS) };
}
