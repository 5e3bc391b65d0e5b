import { describe, expect, it } from 'vitest';
import { type CardProduct, cardAt } from './card-at.ts';
import type { Badge } from './entities.ts';

const NOW = 1_000_000;
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
  price: 1649,
  erpOriginalPrice: 1649,
  priceDateFrom: null,
  priceDateTo: null,
  isDiscounted: false,
  isClearance: false,
  isNew: false,
  badgePrimaryId: null,
  badgeSecondaryIds: [],
  badgeSecondaryTitles: [],
};
const reduced = { ...plain, price: 1499.5, isDiscounted: true, priceDateTo: NOW + 2 * DAY };

const badge = (id: string, fields: Partial<Badge> = {}): Badge => ({
  id,
  level: 'secondary',
  title: id,
  textColour: '#fff',
  backgroundColourPrimary: '#000',
  backgroundColourSecondary: '',
  badgeGroupId: '',
  icon: '',
  link: '',
  contentDisplay: 'badge',
  timeFrom: '',
  timeTo: '',
  ...fields,
});

const at = (fields: Partial<CardProduct>, badges: readonly Badge[] = [], nowSeconds = NOW) =>
  cardAt({ ...plain, ...fields }, new Map(badges.map((one) => [one.id, one])), nowSeconds);

describe('a mail when it is back', () => {
  it.each([
    ['sold out', { soldOut: true }, true],
    ['in stock', {}, false],
    ['sold out for good', { soldOut: true, state: 'discontinued' }, false],
    ['sold in stores only', { soldOut: true, saleMode: 'inStoreOnly' }, false],
  ] as const)('may be asked for, or not, on the card of what is %s', (_, fields, canAsk) => {
    expect(at(fields).canAskForStock).toBe(canAsk);
  });
});

describe('what took its place', () => {
  it.each([
    ['sold out', { soldOut: true }, 'next'],
    ['no longer sold', { state: 'discontinued' }, 'next'],
    ['not on sale', { state: 'enabled' }, 'next'],
    ['in stock', {}, null],
    ['about to be released', { saleMode: 'scheduledRelease', releaseDateTime: NOW + DAY }, null],
    ['sold in stores', { saleMode: 'inStoreOnly' }, null],
  ] as const)('is named, or not, on the card of what is %s', (_, fields, replacedBy) => {
    expect(at({ ...fields, replacedBy: 'next' }).replacedBy).toBe(replacedBy);
    expect(at(fields).replacedBy).toBeNull();
  });
});

describe('the price of a card', () => {
  it('is counted in cents, with what is saved and until when [D-2-121 D-2-123]', () => {
    expect(at(reduced)).toMatchObject({
      priceCents: 149_950,
      wasCents: 164_900,
      savingCents: 14_950,
      ends: { kind: 'COUNTDOWN', left: { amount: 2, unit: 'Day' } },
    });
  });

  it('is the old one again when the reduction is over [D-2-121]', () => {
    const card = at(reduced, [], NOW + 2 * DAY);
    expect(card).toMatchObject({ priceCents: 164_900, wasCents: null, savingCents: 0, ends: null });
    expect(card.marks).toEqual([]);
  });

  it('is hot between its dates [D-2-120]', () => {
    expect(at({ priceDateTo: NOW + DAY })).toMatchObject({
      isHot: true,
      wasCents: null,
      ends: { kind: 'UNTIL', endsAt: NOW + DAY },
      marks: [{ code: 'HOT_PRICE' }],
    });
  });

  it('says clearance only where nothing is reduced [D-2-122]', () => {
    expect(at({ isClearance: true }).isClearance).toBe(true);
    expect(at({ ...reduced, isClearance: true }).isClearance).toBe(false);
  });
});

describe('the marks of a card', () => {
  it('come the weightiest first, promotions apart [D-3-12 D-5-01]', () => {
    const badges = [badge('online'), badge('cashback', { contentDisplay: 'inline' })];
    const ids = { badgeSecondaryIds: ['online', 'cashback'], badgeSecondaryTitles: ['online', 'cashback'] };
    const card = at({ ...reduced, ...ids, isNew: true }, badges);
    expect(card.marks.map((mark) => (mark.code === 'BADGE' ? mark.badge.id : mark.code))).toEqual([
      'SAVING',
      'online',
      'NEW',
    ]);
    expect(card.promotions.map(({ id }) => id)).toEqual(['cashback']);
  });
});

describe('what can be done', () => {
  it.each([
    ['an order', {}, 'ADD_TO_CART', true],
    ['an order before its release', { saleMode: 'preorder' }, 'PREORDER', true],
    ['a question', { saleMode: 'inStoreOnly' }, 'ENQUIRE', false],
    ['nothing', { soldOut: true }, 'SOLD_OUT', false],
  ] as const)('is %s', (_, fields, state, isOrderable) => {
    expect(at(fields)).toMatchObject({ state, isOrderable });
  });
});

describe('the instalment of a card', () => {
  it.each([
    [1649, { provider: 'AFTERPAY', amountCents: 412_25 }],
    [50, { provider: 'AFTERPAY', amountCents: 12_50 }],
    [3000, { provider: 'AFTERPAY', amountCents: 750_00 }],
    [3199, { provider: 'ZIP', amountCents: 40_00 }],
    [149.5, null],
    [49, null],
    [5001, null],
  ])('of %d dollars [C-9-32]', (price, instalment) => {
    expect(at({ price, erpOriginalPrice: price }).instalment).toEqual(instalment);
  });

  it('is only of what can be bought at once', () => {
    expect(at({ saleMode: 'preorder' }).instalment).toBeNull();
    expect(at({ soldOut: true }).instalment).toBeNull();
  });
});
