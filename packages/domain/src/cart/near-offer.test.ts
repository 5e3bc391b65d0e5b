import { describe, expect, it } from 'vitest';
import { promotionOf } from '../promotions/testing/promotion-of.ts';
import { nearOffer } from './near-offer.ts';

const OFF = promotionOf({ id: 'off', effects: [{ type: 'amountOff', amount: 20 }] });
const CODE = promotionOf({ id: 'code', effects: [{ type: 'amountOff', amount: 20 }], couponCodes: ['CODE'] });
const TRUCK = promotionOf({
  ...{ id: 'truck', lane: 'shipping' },
  effects: [{ type: 'shipping', cut: { kind: 'percent', percent: 100 } }],
});
const spend = (missingCents: number, minCents = 10_000) =>
  ({ kind: 'SPEND', missingCents, minCents, isOnSome: false }) as const;

const near = (part: Partial<Parameters<typeof nearOffer>[0]>) =>
  nearOffer({ gaps: [], freeDelivery: null, deliveryCents: 900, ...part });

describe('the offer that is near', () => {
  it('is the one that takes the least more, of those without a code', () => {
    const gaps = [
      { promotion: OFF, gap: spend(4000) },
      { promotion: CODE, gap: spend(100) },
    ];
    expect(near({ gaps })).toMatchObject({ promotion: { id: 'off' }, missingCents: 4000 });
    expect(near({ gaps, freeDelivery: spend(3999) })).toMatchObject({ promotion: null, missingCents: 3999 });
  });

  it('is none while less than half of it is in the cart, or something else is missing', () => {
    expect(near({ gaps: [{ promotion: OFF, gap: spend(5001) }] })).toBeNull();
    expect(near({ gaps: [{ promotion: OFF, gap: spend(5000) }] })).not.toBeNull();
    expect(near({ gaps: [{ promotion: OFF, gap: { kind: 'GOODS' } }] })).toBeNull();
  });

  it('is not about delivery that costs nothing already', () => {
    const gaps = [{ promotion: TRUCK, gap: spend(100) }];
    expect(near({ gaps, freeDelivery: spend(100), deliveryCents: 0 })).toBeNull();
    expect(near({ gaps })).toMatchObject({ promotion: { id: 'truck' } });
  });
});
