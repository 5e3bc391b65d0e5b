import { describe, expect, it } from 'vitest';
import { effectFacts } from './effects/effects.ts';
import { OFFER_EFFECTS, type OfferChoices, writeOffer } from './write-offer.ts';

const NEW = { id: 'desk-1', versionId: '1' };
const vacuums = { categoryIds: ['vacuums'] };
const choices = (more: Partial<OfferChoices> = {}): OfferChoices => ({
  ...{
    name: 'Clean spring',
    effect: 'percentOff',
    amount: 20,
    isEach: false,
    isTakenOff: false,
    goods: vacuums,
    buyQty: 2,
    getQty: 1,
  },
  ...{ get: null, maxTimes: null, giftId: 'mug', worth: 25, cut: 'percent', methodCodes: [], minQty: null },
  ...{ minSpend: null, audience: 'everyone', codes: [], total: null, perCustomer: null, isExclusive: false },
  ...{ startsAt: null, endsAt: null },
  ...more,
});
const written = (more: Partial<OfferChoices>) => {
  const answer = writeOffer(choices(more), NEW);
  if (answer.status !== 'SUCCESS') throw new Error(JSON.stringify(answer.reasons));
  return answer.value;
};
const problems = (more: Partial<OfferChoices>) => {
  const answer = writeOffer(choices(more), NEW);
  return answer.status === 'SUCCESS' ? [] : answer.reasons.map(({ code, field }) => `${field} ${code}`);
};

describe('a new offer', () => {
  it.each([
    [{}, 'item', { type: 'percentOff', percent: 20, on: vacuums }],
    [{ goods: null }, 'order', { type: 'percentOff', percent: 20 }],
    [{ effect: 'amountOff', isEach: true }, 'item', { type: 'amountOff', amount: 20, each: true, on: vacuums }],
    [{ effect: 'amountOff', goods: null }, 'order', { type: 'amountOff', amount: 20 }],
    [{ effect: 'fixedPrice', amount: 99.95 }, 'item', { type: 'fixedPrice', price: 99.95, on: vacuums }],
    [{ effect: 'buyGet', amount: 100 }, 'bundle', { type: 'buyGet', buy: vacuums, buyQty: 2, getQty: 1, percent: 100 }],
    [
      { effect: 'buyGet', amount: 50, get: { brandIds: ['zest'] }, maxTimes: 3 },
      'bundle',
      { type: 'buyGet', buy: vacuums, buyQty: 2, get: { brandIds: ['zest'] }, getQty: 1, percent: 50, maxTimes: 3 },
    ],
    [{ effect: 'promoItem', amount: 0 }, 'gift', { type: 'promoItem', productId: 'mug', qty: 1, price: 0, worth: 25 }],
    [{ effect: 'shipping', amount: 100 }, 'shipping', { type: 'shipping', cut: { kind: 'percent', percent: 100 } }],
    [
      { effect: 'shipping', cut: 'fixed', amount: 9, methodCodes: ['delivery'] },
      'shipping',
      { type: 'shipping', cut: { kind: 'fixed', price: 9 }, methodCodes: ['delivery'] },
    ],
    [{ effect: 'shipping', cut: 'amount' }, 'shipping', { type: 'shipping', cut: { kind: 'amount', amount: 20 } }],
  ] as const)('of %j is in the lane %s', (more, lane, effect) => {
    const offer = written(more);
    expect(offer).toMatchObject({ ...NEW, name: 'Clean spring', lane });
    expect(offer.effects).toEqual([effect]);
  });

  it.each(OFFER_EFFECTS)('%s is in a lane that takes it, and has no fault', (effect) => {
    const { lane, effects } = written({ effect });
    for (const one of effects) {
      expect(effectFacts(one).lanes).toContain(lane);
      expect(effectFacts(one).faults).toEqual([]);
    }
  });

  it('has the conditions that were chosen, the quantity of the goods that it is for', () => {
    const limits = { minQty: 2, minSpend: 100, total: 1000, perCustomer: 1 };
    expect(written({ ...limits, audience: 'first', codes: ['CLEAN'], isExclusive: true })).toMatchObject({
      conditions: [
        { type: 'minQty', qty: 2, on: vacuums },
        { type: 'minSpend', amount: 100 },
        { type: 'firstOrder' },
        { type: 'usage', total: 1000, perCustomer: 1 },
      ],
      couponCodes: ['CLEAN'],
      exclusive: true,
    });
    expect(written({ effect: 'promoItem', amount: 0 }).conditions).toEqual([{ type: 'minQty', qty: 1, on: vacuums }]);
    expect(written({ audience: 'customer' }).conditions).toEqual([{ type: 'audience', audience: 'customer' }]);
  });

  it.each([
    [{ amount: null }, ['amount NUMBER_INVALID']],
    [{ amount: 101 }, ['amount NUMBER_INVALID']],
    [{ amount: Number.NaN }, ['amount NUMBER_INVALID']],
    [{ effect: 'amountOff', amount: 0 }, ['amount NUMBER_INVALID']],
    [{ effect: 'fixedPrice', goods: null }, ['goods GOODS_MISSING']],
    [{ effect: 'buyGet', buyQty: 1.5, getQty: null }, ['buyQty NUMBER_INVALID', 'getQty NUMBER_INVALID']],
    [{ effect: 'promoItem', giftId: null }, ['giftId PRODUCT_NOT_FOUND']],
    [{ minQty: 0, name: ' ' }, ['minQty NUMBER_INVALID', 'name NAME_MISSING']],
    [{ startsAt: 20, endsAt: 20 }, ['endsAt TIME_INVALID']],
    [{ endsAt: Number.NaN }, ['endsAt TIME_INVALID']],
  ] as const)('of %j is refused', (more, wanted) => {
    expect(problems(more)).toEqual(wanted);
  });
});
