import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollarsOf, toCents } from '../money/cents.ts';
import { cardAt } from './card-at.ts';
import { isReducedPrice, originalCentsOf, priceCentsOf } from './price-cents.ts';
import { isHotPrice } from './price-display.ts';

const amount = fc.integer({ min: 0, max: 2_000_000 }).map(toCents);
const NONE = new Map();
const NOW = 100;

describe('prices in cents', () => {
  it('are what the dollars of a record say, to the cent', () => {
    fc.assert(
      fc.property(amount, amount, (now, before) => {
        const product = { price: dollarsOf(now), erpOriginalPrice: dollarsOf(before) };
        expect(priceCentsOf(product)).toBe(now);
        expect(originalCentsOf(product)).toBe(before);
        expect(isReducedPrice(product)).toBe(now < before);
      }),
    );
  });

  it('call nothing reduced that differs only by what a sum of floats leaves over', () => {
    // 0.30000000000000004 and 0.3
    const product = { price: 0.3, erpOriginalPrice: 0.1 + 0.2, priceDateFrom: 50, priceDateTo: 150 };
    expect(isReducedPrice(product)).toBe(false);
    expect(isHotPrice(product, NOW)).toBe(true);
  });

  it('on a card: what it saves is what it cost before without what it costs now', () => {
    fc.assert(
      fc.property(amount, amount, (now, before) => {
        const price = { price: dollarsOf(now), erpOriginalPrice: dollarsOf(before) };
        const card = cardAt(
          {
            ...price,
            isDiscounted: isReducedPrice(price),
            priceDateFrom: null,
            priceDateTo: null,
            isClearance: false,
            isNew: false,
            soldOut: false,
            enquiryOnly: false,
            hasStockOnHand: true,
            state: 'current',
            saleMode: null,
            functionalType: 'basic',
            preorderDateTime: null,
            releaseDateTime: null,
            badgePrimaryId: null,
            badgeSecondaryIds: [],
            badgeSecondaryTitles: [],
          },
          NONE,
          NOW,
        );
        expect(card.savingCents).toBe(Math.max(0, before - now));
        expect((card.wasCents ?? card.priceCents) - card.savingCents).toBe(card.priceCents);
      }),
    );
  });
});
