import { normaliseCode, type ProductSet, type Promotion } from '@wattle/domain/promotions';
import { describe, expect, it } from 'vitest';
import { generateBadges } from '../catalogue/market/badges.ts';
import { SHOWCASE } from '../catalogue/testing/showcase.ts';
import { generatePromotions } from './generate-promotions.ts';
import { demo, demoItem, demoProduct, demoProducts, NOW, quoteDemoCart } from './testing/quote-demo-cart.ts';

const { promotions } = demo;
const conditions = promotions.flatMap((promotion) => promotion.conditions);
const effects = promotions.flatMap((promotion) => promotion.effects);
const isSet = (set: ProductSet | undefined): set is ProductSet => set !== undefined;

/** Every product set a promotion refers to. */
const setsOf = (promotion: Promotion): ProductSet[] =>
  [
    ...promotion.conditions.map((condition) => ('on' in condition ? condition.on : undefined)),
    ...promotion.effects.flatMap((effect) => {
      if (effect.type === 'buyGet') return [effect.buy, effect.get];
      return 'on' in effect ? [effect.on] : [];
    }),
  ].filter(isSet);
const sets = promotions.flatMap(setsOf);

const isRunning = ({ startsAt, endsAt }: Promotion) => (startsAt ?? 0) <= NOW && NOW < (endsAt ?? Infinity);
/** The same promotions without conditions on the date or the shopper. */
const wideOpen = promotions.map(
  (promotion): Promotion => ({
    ...promotion,
    startsAt: null,
    endsAt: null,
    conditions: promotion.conditions.filter(({ type }) => type === 'minSpend' || type === 'minQty'),
  }),
);
const codes = promotions.flatMap(({ couponCodes }) => couponCodes);

describe('the demo shop’s promotions', () => {
  it('are twelve, with ids, versions, names and codes of their own', () => {
    expect(promotions).toHaveLength(12);
    for (const field of ['id', 'versionId', 'name'] as const) {
      expect(new Set(promotions.map((promotion) => promotion[field])).size).toBe(12);
    }
    expect(new Set(codes.map(normaliseCode)).size).toBe(codes.length);
    expect(codes.map(normaliseCode)).toEqual(codes);
  });

  it('ask everything that a promotion can ask', () => {
    expect(new Set(conditions.map(({ type }) => type))).toEqual(
      new Set(['minSpend', 'minQty', 'audience', 'firstOrder', 'usage']),
    );
    const audiences = conditions.flatMap((one) => (one.type === 'audience' ? [one.audience] : []));
    expect(audiences.sort()).toEqual(['customer', 'guest']);
    const limits = conditions.flatMap((one) => (one.type === 'usage' ? Object.keys(one) : []));
    expect(limits).toEqual(expect.arrayContaining(['total', 'perCustomer']));
  });

  it('give everything that a promotion can give, in every lane, with a code and without', () => {
    expect(new Set(effects.map(({ type }) => type))).toEqual(
      new Set(['percentOff', 'amountOff', 'fixedPrice', 'buyGet', 'promoItem', 'shipping']),
    );
    const isEach = effects.flatMap((one) => (one.type === 'amountOff' ? [one.each === true] : []));
    expect(new Set(isEach)).toEqual(new Set([true, false]));
    const extras = effects.flatMap((one) => (one.type === 'promoItem' ? [one.price] : []));
    expect(extras).toEqual([0, 15]);
    const cuts = effects.flatMap((one) => (one.type === 'shipping' && one.methodCodes ? [one.cut.kind] : []));
    expect(cuts.sort()).toEqual(['amount', 'fixed', 'percent']);
    expect(new Set(promotions.map(({ lane }) => lane)).size).toBe(5);
    expect(new Set(promotions.map(({ couponCodes }) => couponCodes.length > 0))).toEqual(new Set([true, false]));
  });

  it('are about brands, categories and products, one of them at full price only and one alone', () => {
    for (const field of ['productIds', 'brandIds', 'categoryIds', 'fullPriceOnly'] as const) {
      expect(
        sets.some((set) => set[field] !== undefined),
        field,
      ).toBe(true);
    }
    expect(promotions.filter(({ exclusive }) => exclusive).map(({ id }) => id)).toEqual(['promo-air-fryer']);
  });

  it('run, but for one that begins later and one that is over', () => {
    expect(promotions.filter(({ startsAt }) => startsAt !== null && startsAt > NOW).map(({ id }) => id)).toEqual([
      'promo-laundry-pair',
    ]);
    expect(promotions.filter(({ endsAt }) => endsAt !== null && endsAt <= NOW).map(({ id }) => id)).toEqual([
      'promo-winter-bundle',
    ]);
    expect(promotions.filter(isRunning)).toHaveLength(10);
  });

  it('move with the moment and are the same otherwise', () => {
    expect(generatePromotions({ now: NOW, products: demo.products })).toEqual(promotions);
    const [before] = promotions;
    const [after] = generatePromotions({ now: NOW + 1000, products: demo.products });
    expect(after?.endsAt).toBe((before?.endsAt ?? 0) + 1000);
  });
});

describe('what promotions name', () => {
  const known = {
    productIds: new Set(demo.products.map(({ id }) => id)),
    variantIds: new Set(demo.products.flatMap(({ variants }) => variants.map(({ id }) => id))),
    brandIds: new Set(demo.brands.map(({ id }) => id)),
    categoryIds: new Set(demo.categories.map(({ id }) => id)),
  };

  it('is there', () => {
    const named = sets.flatMap((set) => [set, set.except ?? {}]);
    for (const field of ['productIds', 'variantIds', 'brandIds', 'categoryIds'] as const) {
      expect(named.flatMap((set) => set[field] ?? []).filter((id) => !known[field].has(id))).toEqual([]);
    }
  });

  it('can be had: no set is empty', () => {
    const items = [...demoProducts.values()]
      .filter(({ state, saleMode, soldOut }) => state === 'current' && saleMode === null && !soldOut)
      .map(({ id }) => demoItem(id));
    const probe = (on: ProductSet): Promotion => ({
      id: 'probe',
      versionId: 'probe-1',
      name: 'Probe',
      lane: 'item',
      exclusive: false,
      couponCodes: [],
      startsAt: null,
      endsAt: null,
      conditions: [],
      effects: [{ type: 'percentOff', percent: 1, on }],
    });
    const saved = sets.map((set) => quoteDemoCart({ items, promotions: [probe(set)] }).totals.discountCents);
    expect(saved.length).toBeGreaterThan(15);
    expect(saved.filter((cents) => cents === 0)).toEqual([]);
  });

  it('is worth what it costs, and is sold by nothing but its promotion', () => {
    for (const effect of effects) {
      if (effect.type !== 'promoItem') continue;
      const { price, functionalType, visibleIn, images, variants, soldOut } = demoProduct(effect.productId);
      expect(effect.worth).toBe(price);
      expect(functionalType).toBe('promotional');
      expect(visibleIn).toEqual({ index: false, brand: false, categories: false });
      expect(images.length).toBeGreaterThan(1);
      expect(soldOut || (variants[0]?.qty ?? 0) < effect.qty).toBe(false);
    }
  });

  it('has badges that begin and end with it', () => {
    const badges = new Map(generateBadges(NOW).map((badge) => [badge.id, badge]));
    const iso = (seconds: number | null | undefined) => new Date((seconds ?? 0) * 1000).toISOString();
    for (const [badgeId, promotionId] of [
      ['bs-kitchen-bundle', 'promo-summer-kitchen'],
      ['bs-kitchen-code', 'promo-small-kitchen'],
      ['bs-laundry-pair', 'promo-laundry-pair'],
      ['bs-winter-bundle', 'promo-winter-bundle'],
    ] as const) {
      const promotion = promotions.find(({ id }) => id === promotionId);
      const badge = badges.get(badgeId);
      expect([badge?.timeFrom, badge?.timeTo], badgeId).toEqual([iso(promotion?.startsAt), iso(promotion?.endsAt)]);
    }
    const small = promotions.find(({ id }) => id === 'promo-small-kitchen');
    const [percent] = small?.effects.flatMap((one) => (one.type === 'percentOff' ? [one.percent] : [])) ?? [];
    expect(badges.get('bs-kitchen-code')?.title).toBe(`${percent}% off with code ${small?.couponCodes[0]}`);
  });
});

describe('what no promotion touches', () => {
  const gift = { message: '', recipientEmail: 'a@example.com', recipientName: 'A', senderName: 'B' };

  it.each([
    ['an agency washer', [demoItem(SHOWCASE.agency, 4)]],
    ['an agency dishwasher', [demoItem(SHOWCASE.agencySecond, 4)]],
    ['gift cards', [demoItem(SHOWCASE.giftCard500, 5, { giftcard: { ...gift, amount: 500 } })]],
    ['a donation', [demoItem(SHOWCASE.donation, 40)]],
  ])('%s', (_, items) => {
    for (const isCustomer of [true, false]) {
      const { promotions: result, totals } = quoteDemoCart({ items, codes, promotions: wideOpen, isCustomer });
      expect(result.given).toEqual([]);
      expect(totals.discountCents).toBe(0);
    }
  });

  it('any agency item of the shop', () => {
    const agency = [...demoProducts.values()].filter(({ blGroup }) => blGroup.isAgencyItem);
    expect(agency.length).toBeGreaterThan(30);
    const items = agency.map(({ id }) => demoItem(id, 4));
    expect(quoteDemoCart({ items, codes, promotions: wideOpen }).promotions.given).toEqual([]);
  });
});

describe('how much they give', () => {
  it('is less than three tenths of any one thing, with every code at once', () => {
    const absurd = [...demoProducts.keys()].flatMap((id) => {
      const { discountCents, subtotalCents } = quoteDemoCart({
        items: [demoItem(id)],
        codes,
        promotions: wideOpen,
        isCustomer: true,
      }).totals;
      return discountCents >= subtotalCents * 0.3 ? [{ id, discountCents, subtotalCents }] : [];
    });
    expect(absurd).toEqual([]);
  });

  it('leaves a fridge with any espresso machine dearer than the fridge', () => {
    const products = [...demoProducts.values()];
    const [bundle] = promotions;
    const [fridges, machines] = bundle === undefined ? [] : setsOf(bundle);
    const cheapest = (set: ProductSet | undefined) =>
      products
        .filter(({ categoryIds }) => set?.categoryIds?.some((id) => categoryIds.includes(id)))
        .sort((a, b) => a.price - b.price)[0]?.id ?? '';
    const items = [demoItem(cheapest(fridges)), demoItem(cheapest(machines))];
    const { totals } = quoteDemoCart({ items, promotions: bundle ? [bundle] : [] });
    expect(totals.discountCents).toBe(15_000);
    expect(totals.itemSubtotalAfterDiscountsCents).toBeGreaterThan(demoProduct(cheapest(fridges)).price * 100);
  });
});
