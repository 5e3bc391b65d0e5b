import { describe, expect, it } from 'vitest';
import { type CardProduct, cardAt } from './card-at.ts';
import type { Badge } from './entities.ts';
import { nextCardChange } from './next-card-change.ts';

const NOW = 1_794_700_000;
const DAY = 86_400;

const plain: CardProduct = {
  state: 'current',
  saleMode: null,
  preorderDateTime: null,
  releaseDateTime: null,
  soldOut: false,
  enquiryOnly: false,
  hasStockOnHand: true,
  functionalType: 'basic',
  price: 90,
  erpOriginalPrice: 100,
  priceDateFrom: null,
  priceDateTo: null,
  isDiscounted: true,
  isClearance: false,
  isNew: false,
  badgePrimaryId: null,
  badgeSecondaryIds: [],
  badgeSecondaryTitles: [],
};
const badge = (timeFrom: string, timeTo: string): Badge => ({
  id: 'b',
  level: 'primary',
  title: 'Pick',
  icon: 'N/A',
  textColour: '#fff',
  backgroundColourPrimary: '#000',
  backgroundColourSecondary: '#000',
  badgeGroupId: 'g',
  link: '',
  contentDisplay: '',
  timeFrom,
  timeTo,
});
const at = (seconds: number) => new Date(seconds * 1000).toISOString();

describe('nextCardChange', () => {
  it.each<[string, Partial<CardProduct>, number | null]>([
    ['nothing depends on time', {}, null],
    ['a price begins', { priceDateFrom: NOW + 9 }, NOW + 9],
    ['a price that is not a reduction ends', { isDiscounted: false, price: 100, priceDateTo: NOW + 500 }, NOW + 500],
    ['it is released', { releaseDateTime: NOW + 30 }, NOW + 30],
    ['days are counted', { priceDateTo: NOW + 2 * DAY + 60 }, NOW + 61],
    ['hours are counted', { priceDateTo: NOW + 3 * 3_600 + 5 }, NOW + 6],
    ['minutes are counted', { priceDateTo: NOW + 130 }, NOW + 11],
    ['the last minute runs', { priceDateTo: NOW + 20 }, NOW + 20],
  ])('when %s [D-2-123 D-2-124]', (_, changes, expected) => {
    expect(nextCardChange({ ...plain, ...changes }, new Map(), NOW)).toBe(expected);
  });

  it('when a badge begins or ends [D-8-12]', () => {
    const badges = new Map([['b', badge(at(NOW - 5), at(NOW + 40))]]);
    expect(nextCardChange({ ...plain, badgePrimaryId: 'b' }, badges, NOW)).toBe(NOW + 40);
  });

  it('until then, and not after it, a card is the same', () => {
    for (const priceDateTo of [NOW + 2 * DAY + 60, NOW + 5 * 3_600 + 1, NOW + 3_599, NOW + 61]) {
      const product = { ...plain, priceDateTo };
      const next = nextCardChange(product, new Map(), NOW) ?? 0;
      const now = cardAt(product, new Map(), NOW);
      expect(cardAt(product, new Map(), next - 1)).toEqual(now);
      expect(cardAt(product, new Map(), next)).not.toEqual(now);
    }
  });
});
