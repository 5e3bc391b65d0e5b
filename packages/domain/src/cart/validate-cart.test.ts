import { describe, expect, it } from 'vitest';
import type { CartItem } from './cart.ts';
import type { CartFacts, CartProductFacts } from './cart-facts.ts';
import { factsOf, SAMPLE_GIFT, sampleFacts, sampleItem } from './testing/sample-cart.ts';
import { failuresOf, validateCart } from './validate-cart.ts';

const NOW = 1_800_000_000;
const HOUR = 3600;

const codesOf = (items: readonly CartItem[], facts: CartFacts) => {
  const validation = validateCart(items, facts, NOW);
  return items.map(({ id }) => failuresOf(validation, id).map(({ code }) => code));
};

const oneLine = (item: Partial<CartItem>, product: Partial<CartProductFacts> = {}, facts: Partial<CartFacts> = {}) => {
  const line = sampleItem(item);
  return codesOf([line], { ...factsOf(sampleFacts(line.productId, product)), ...facts })[0];
};

describe('validateCart', () => {
  it('finds nothing wrong with an ordinary cart, nor with an empty one [C-5-01]', () => {
    const items = [sampleItem({ qty: 2 }), sampleItem({ productId: 'b' })];
    expect(validateCart(items, factsOf(sampleFacts('a'), sampleFacts('b')), NOW)).toEqual({
      isValid: true,
      checkedIds: ['a/a-1', 'b/b-1'],
      failures: {},
    });
    expect(validateCart([], factsOf(), NOW)).toEqual({ isValid: true, checkedIds: [], failures: {} });
  });

  it('is invalid as a whole for one failure of one item [C-5-01]', () => {
    const items = [sampleItem(), sampleItem({ productId: 'b' })];
    const { isValid, failures } = validateCart(
      items,
      factsOf(sampleFacts('a'), sampleFacts('b', { state: 'enabled' })),
      NOW,
    );
    expect(isValid).toBe(false);
    expect(failures).toEqual({ 'b/b-1': [{ code: 'productStateInvalid' }] });
  });

  it.each([
    ['current', []],
    ['evergreen', []],
    ['enabled', ['productStateInvalid']],
    ['discontinued', ['productStateInvalid']],
  ] as const)('sells what is %s: %j [C-5-02 C-9-09]', (state, codes) => {
    expect(oneLine({}, { state })).toEqual(codes);
  });

  it('does not sell a product or a variant that it does not know [C-5-02]', () => {
    expect(codesOf([sampleItem()], factsOf())).toEqual([['productStateInvalid']]);
    expect(oneLine({ variantId: 'gone' })).toEqual(['productStateInvalid']);
  });

  it.each([
    [3, 2, null, []],
    [3, 2, 5, []],
    [3, 3, 5, ['productQtyMaxExceeded']],
  ])('counts %i and %i of a product against its most of %j: %j [C-5-03]', (first, second, cartQtyProductMax, codes) => {
    const items = [sampleItem({ qty: first }), sampleItem({ qty: second, variantId: 'a-2' })];
    expect(codesOf(items, factsOf(sampleFacts('a', { cartQtyProductMax })))).toEqual([codes, codes]);
  });

  it.each([
    [4, 4, null, []],
    [5, 4, null, ['variantQtyMaxExceeded']],
    // the product's own limit overrides the setting, in both directions
    [5, 9, 4, []],
    [5, 4, 9, ['variantQtyMaxExceeded']],
    [5, null, 4, ['variantQtyMaxExceeded']],
    [99, null, null, []],
    [100, null, null, ['variantQtyMaxExceeded']],
  ])('allows %i of a line with a most of %j, a setting of %j: %j [C-5-04 C-5-05]', (qty, max, setting, codes) => {
    const settings = { cartItemQtyMax: setting, donationProductIds: [] };
    const plenty = [{ id: 'a-1', qty: 500 }];
    expect(oneLine({ qty }, { cartQtyVariantMax: max, variants: plenty }, { settings })).toEqual(codes);
  });

  it.each([
    [2, 2, null, []],
    [1, 2, null, ['variantQtyBelowMin']],
    [6, null, 3, []],
    [4, null, 3, ['variantQtyNotMultiple']],
    [1, 2, 2, ['variantQtyBelowMin', 'variantQtyNotMultiple']],
  ])('allows %i with a least of %j in lots of %j: %j [C-5-06 C-5-07]', (qty, min, lot, codes) => {
    expect(oneLine({ qty }, { cartQtyVariantMin: min, cartQtyVariantMultipleOf: lot })).toEqual(codes);
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'never takes %d for a quantity [C-5-06 C-5-07]',
    (qty) => {
      expect(oneLine({ qty, giftcard: SAMPLE_GIFT }, { functionalType: 'giftcard' })).not.toEqual([]);
    },
  );

  it('counts all lines of a variant against its stock, with a plan or without [C-5-08]', () => {
    const items = [
      sampleItem({ qty: 6 }),
      sampleItem({ qty: 5, warrantyId: 'plan-2' }),
      sampleItem({ variantId: 'a-2' }),
    ];
    const short = ['stockInsufficient'];
    expect(codesOf(items, factsOf(sampleFacts('a')))).toEqual([short, short, []]);
    expect(validateCart(items, factsOf(sampleFacts('a')), NOW).failures['a/a-1']).toEqual([
      { code: 'stockInsufficient', params: { stockQty: 10 } },
    ]);
  });

  it('sells the last of a variant [C-5-08]', () => {
    expect(oneLine({ qty: 10 })).toEqual([]);
    expect(oneLine({ qty: 11 })).toEqual(['stockInsufficient']);
  });

  it('does not count other products against the most of one [C-5-03]', () => {
    const items = [sampleItem({ qty: 2 }), sampleItem({ productId: 'b', qty: 5 })];
    expect(codesOf(items, factsOf(sampleFacts('a', { cartQtyProductMax: 2 }), sampleFacts('b')))).toEqual([[], []]);
  });

  it('says with each limit what it is [C-5-03 C-5-04 C-5-06 C-5-07]', () => {
    const failures = (qty: number, part: Partial<CartProductFacts>) =>
      failuresOf(validateCart([sampleItem({ qty })], factsOf(sampleFacts('a', part)), NOW), 'a/a-1');
    expect(failures(5, { cartQtyProductMax: 4 })).toEqual([{ code: 'productQtyMaxExceeded', params: { qtyMax: 4 } }]);
    expect(failures(5, { cartQtyVariantMax: 3 })).toEqual([{ code: 'variantQtyMaxExceeded', params: { qtyMax: 3 } }]);
    expect(failures(1, { cartQtyVariantMin: 2 })).toEqual([{ code: 'variantQtyBelowMin', params: { qtyMin: 2 } }]);
    expect(failures(5, { cartQtyVariantMultipleOf: 4 })).toEqual([
      { code: 'variantQtyNotMultiple', params: { multipleOf: 4 } },
    ]);
  });

  it('does not count stock of what is not stocked [C-5-08 C-9-10]', () => {
    const variants = [{ id: 'a-1', qty: 0 }];
    expect(oneLine({}, { variants })).toEqual(['stockInsufficient']);
    expect(oneLine({ giftcard: SAMPLE_GIFT }, { variants, functionalType: 'giftcard' })).toEqual([]);
  });

  it('keeps agency items and others apart [C-1-12 C-5-09]', () => {
    const agency = sampleFacts('b', {
      blGroup: { isAgencyItem: true, enableWarranty: false, availableWarrantyIds: [] },
    });
    const items = [sampleItem(), sampleItem({ productId: 'b' })];
    const mixed = ['agencyMixInvalid'];
    expect(codesOf(items, factsOf(sampleFacts('a'), agency))).toEqual([mixed, mixed]);
    expect(codesOf(items.slice(1), factsOf(agency))).toEqual([[]]);
    const three = [...items, sampleItem({ productId: 'd' })];
    const donation = sampleFacts('d', { functionalType: 'donation' });
    expect(codesOf(three, factsOf(sampleFacts('a'), agency, donation))).toEqual([mixed, mixed, []]);
    // donations are not visible in the cart
    expect(codesOf(items, factsOf(sampleFacts('a', { functionalType: 'donation' }), agency))).toEqual([[], []]);
  });

  it('refuses a promotional product on its own [C-5-10]', () => {
    expect(oneLine({}, { functionalType: 'promotional' })).toEqual(['promotionalProductInvalid']);
  });

  it('refuses a plan that is not known, or not offered with the product [C-5-12 D-5-52]', () => {
    const blGroup = { isAgencyItem: false, enableWarranty: true, availableWarrantyIds: ['plan-2'] };
    expect(oneLine({ warrantyId: 'plan-2' })).toEqual([]);
    expect(oneLine({ warrantyId: 'plan-9' })).toEqual(['warrantyNotFound']);
    expect(oneLine({ warrantyId: 'plan-2' }, {}, { warranties: new Map() })).toEqual(['warrantyNotFound']);
    expect(oneLine({ warrantyId: 'plan-2' }, { blGroup: { ...blGroup, enableWarranty: false } })).toEqual([
      'warrantyNotFound',
    ]);
  });
});

describe('what cannot be bought online', () => {
  const agency = { isAgencyItem: true, enableWarranty: false, availableWarrantyIds: [] };
  const invalid = ['productStateInvalid'];

  it.each<[string, Partial<CartProductFacts>, readonly string[]]>([
    ['is sold in stores only', { saleMode: 'inStoreOnly' }, invalid],
    ['is evergreen and sold in stores only', { state: 'evergreen', saleMode: 'inStoreOnly' }, invalid],
    ['comes out in an hour', { saleMode: 'scheduledRelease', releaseDateTime: NOW + HOUR }, invalid],
    ['comes out, nobody knows when', { saleMode: 'scheduledRelease' }, invalid],
    ['came out an hour ago', { saleMode: 'scheduledRelease', releaseDateTime: NOW - HOUR }, []],
    ['is in pre-order', { saleMode: 'preorder', preorderDateTime: NOW + HOUR }, []],
    ['was in pre-order', { saleMode: 'preorder', preorderDateTime: NOW - HOUR }, []],
    ['is the agency’s, by enquiry only', { enquiryOnly: true, blGroup: agency }, invalid],
    ['is the agency’s', { blGroup: agency }, []],
    // sold out is reported as insufficient stock
    ['is sold out', { soldOut: true, variants: [{ id: 'a-1', qty: 0 }] }, ['stockInsufficient']],
  ])('what %s: %j [C-5-02]', (_, product, codes) => {
    expect(oneLine({}, product)).toEqual(codes);
  });
});

describe('a gift card', () => {
  const card = { functionalType: 'giftcard' } as const;

  it.each([10, 20, 50, 75, 100, 150, 200, 250, 500])('is sold for $%i [C-9-31]', (amount) => {
    expect(oneLine({ giftcard: { ...SAMPLE_GIFT, amount } }, card)).toEqual([]);
  });

  it.each([0, 1, -10, 10.5, 30, 5000, Number.NaN, Number.POSITIVE_INFINITY])(
    'is not sold for $%d [C-9-31]',
    (amount) => {
      expect(oneLine({ giftcard: { ...SAMPLE_GIFT, amount } }, card)).toEqual(['productStateInvalid']);
    },
  );

  it('says for whom and for how much; nothing else does [C-3-14]', () => {
    expect(oneLine({ giftcard: null }, card)).toEqual(['productStateInvalid']);
    expect(oneLine({ giftcard: SAMPLE_GIFT })).toEqual(['productStateInvalid']);
  });
});

describe('failuresOf', () => {
  const validation = validateCart([sampleItem()], factsOf(sampleFacts('a')), NOW);

  it('has none for an item that is in order', () => {
    expect(failuresOf(validation, 'a/a-1')).toEqual([]);
  });

  it('does not take an item that was not looked at for one in order [C-8-64 D-8-20]', () => {
    expect(() => failuresOf(validation, 'b/b-1')).toThrow(/^Cart item not validated$/);
  });
});
