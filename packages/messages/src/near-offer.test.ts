import type { NearOffer } from '@wattle/domain/cart';
import type { Promotion } from '@wattle/domain/promotions';
import { expect, it } from 'vitest';
import { nearOfferWords } from './near-offer.ts';

const promotion = (part: Partial<Promotion>): Promotion => ({
  ...{ id: 'p', versionId: '1', name: '$20 off small appliances', exclusive: false, couponCodes: [] },
  ...{ startsAt: null, endsAt: null, lane: 'order', conditions: [], effects: [{ type: 'amountOff', amount: 20 }] },
  ...part,
});
const near = (part: Partial<NearOffer>): NearOffer => ({
  ...{ promotion: null, missingCents: 4000, minCents: 9900, isOnSome: false },
  ...part,
});
const FREE = promotion({ effects: [{ type: 'shipping', cut: { kind: 'percent', percent: 100 } }] });

it.each<[NearOffer, string, string]>([
  [near({}), 'Spend $40 more for free delivery.', 'You have $59 of $99.'],
  [
    near({ promotion: FREE, isOnSome: true }),
    'Spend $40 more on eligible items for free delivery.',
    'You have $59 of $99.',
  ],
  [
    near({ promotion: promotion({ endsAt: Date.parse('2026-11-30T00:00:00+11:00') / 1000 }) }),
    'Spend $40 more: $20 off small appliances.',
    'You have $59 of $99, until Sun 29 Nov.',
  ],
])('an offer that is near says what to do and how far it is: %#', (offer, title, detail) => {
  expect(nearOfferWords(offer)).toEqual({ title, detail });
});
