import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectFacts } from './effects/effects.ts';
import type { Promotion } from './promotion.ts';
import { readOffer } from './read-offer.ts';
import { anyPromotions } from './testing/any-promotions.ts';
import { promotionOf } from './testing/promotion-of.ts';
import { writeOffer } from './write-offer.ts';

const again = (promotion: Promotion) => {
  const read = readOffer(promotion);
  return read && writeOffer(read.choices, promotion, read.kept);
};
/** Nothing depends on the order of conditions. */
const sorted = (promotion: Promotion): Promotion => ({
  ...promotion,
  conditions: [...promotion.conditions].sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
});
/** As an import takes them: nothing that a form would refuse, in a lane that all effects may be in. */
const isTaken = ({ effects, lane, conditions }: Promotion): boolean =>
  effects.every((effect) => effectFacts(effect).lanes.includes(lane) && effectFacts(effect).faults.length === 0) &&
  conditions.every((one) => one.type !== 'minSpend' || one.amount > 0);
const cutsSome = ({ effects: [effect] }: Promotion): boolean =>
  effect?.type !== 'shipping' || effect.cut.kind !== 'amount' || effect.cut.amount > 0;

describe('an offer that is there', () => {
  it('is made again of its choices and what it keeps, whatever it is', () => {
    fc.assert(
      fc.property(anyPromotions(), (promotions) => {
        for (const promotion of promotions.filter(isTaken).filter(cutsSome)) {
          const written = again(promotion);
          expect(written?.status === 'SUCCESS' && sorted(written.value)).toEqual(sorted(promotion));
        }
      }),
    );
  });

  it('keeps what no choice can say while its amount is changed', () => {
    const others = { categoryIds: ['dryers'], except: { brandIds: ['miele'] } };
    const promotion = promotionOf({
      id: 'pair',
      lane: 'bundle',
      conditions: [
        { type: 'minQty', qty: 1, on: others },
        { type: 'minSpend', amount: 500, on: { brandIds: ['tarn'] } },
      ],
      effects: [
        { type: 'percentOff', percent: 10, on: { categoryIds: ['washers'] } },
        { type: 'amountOff', amount: 5 },
      ],
    });
    const read = readOffer(promotion);
    const written = read && writeOffer({ ...read.choices, amount: 15, minSpend: 600 }, promotion, read.kept);
    expect(written?.status === 'SUCCESS' && written.value).toEqual({
      ...promotion,
      conditions: [
        { type: 'minSpend', amount: 600, on: { brandIds: ['tarn'] } },
        { type: 'minQty', qty: 1, on: others },
      ],
      effects: [
        { type: 'percentOff', percent: 15, on: { categoryIds: ['washers'] } },
        { type: 'amountOff', amount: 5 },
      ],
    });
  });

  it('that gives nothing cannot be read', () => {
    expect(readOffer(promotionOf({ id: 'none' }))).toBeNull();
  });
});
