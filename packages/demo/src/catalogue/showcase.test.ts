import {
  assembleProduct,
  type Badge,
  cardState,
  discountCountdown,
  isHotPrice,
  isSellable,
  type Product,
  type ProductRecord,
  showsClearance,
  showsWasNow,
} from '@wattle/domain/catalogue';
import { describe, expect, it } from 'vitest';
import { generateCatalogue } from './generate-catalogue.ts';
import { SHOWCASE } from './testing/showcase.ts';

type ShowcaseCase = keyof typeof SHOWCASE;

const NOW = 1_794_700_000;
const { products, badges, warranties, brands } = generateCatalogue({ seed: 3, now: NOW });
const byId = new Map(products.map((product) => [product.id, product]));
const brandById = new Map(brands.map((brand) => [brand.id, brand]));
const badgeById = new Map(badges.map((badge) => [badge.id, badge]));

function shown(name: ShowcaseCase): ProductRecord {
  const product = byId.get(SHOWCASE[name]);
  if (product === undefined) throw new Error(`No product shows ${name}.`);
  return product;
}

/** The product as the storefront sees it now. */
function seen(name: ShowcaseCase): Product {
  const record = shown(name);
  const brand = brandById.get(record.brandId);
  if (brand === undefined) throw new Error(`${name} has no brand.`);
  const canonicalCategory = { id: record.canonicalCategoryId, name: '', path: '', ancestors: [] };
  const family = { code: record.familyCode, name: '' };
  const { enquiryOnly } = brand.agency;
  return assembleProduct(record, { brand, enquiryOnly, family, canonicalCategory, stockUpdatedAt: NOW }, NOW);
}

const countdownUnit = (name: ShowcaseCase) => discountCountdown(seen(name).priceDateTo ?? 0, NOW)?.unit;
const label = (name: ShowcaseCase) => cardState(seen(name), NOW);

/** A badge is valid strictly between its dates; an unparseable date is invalid. */
function isValidBadge({ timeFrom, timeTo }: Badge): boolean {
  const at = (words: string, open: number) => (words === '' ? open : Date.parse(words));
  return at(timeFrom, Number.NEGATIVE_INFINITY) < NOW * 1000 && NOW * 1000 < at(timeTo, Number.POSITIVE_INFINITY);
}

function badgeOf(id: string | null): Badge {
  const badge = badgeById.get(id ?? '');
  if (badge === undefined) throw new Error(`There is no badge ${id}.`);
  return badge;
}
const primary = (name: ShowcaseCase) => badgeOf(shown(name).badgePrimaryId);
const secondary = (name: ShowcaseCase) => shown(name).badgeSecondaryIds.map(badgeOf);

describe('prices', () => {
  it('shows was and now, with days, hours and minutes left, and without dates', () => {
    expect(showsWasNow(seen('discounted'))).toBe(true);
    expect(countdownUnit('discounted')).toBe('Day');
    expect(showsWasNow(seen('discountEndsInHours'))).toBe(true);
    expect(countdownUnit('discountEndsInHours')).toBe('Hour');
    expect(showsWasNow(seen('discountEndsInMinutes'))).toBe(true);
    expect(countdownUnit('discountEndsInMinutes')).toBe('Minute');
    expect(showsWasNow(seen('discountWithoutDates'))).toBe(true);
    expect(seen('discountWithoutDates').priceDateTo).toBeNull();
  });

  it('keeps a discount that has not begun to itself', () => {
    expect(seen('discountFuture').isDiscounted).toBe(false);
    expect(shown('discountFuture').prices[0]?.from).toBeGreaterThan(NOW);
  });

  it('shows a hot price inside its dates and not outside them', () => {
    expect(isHotPrice(seen('hotPriceInDates'), NOW)).toBe(true);
    expect(isHotPrice(seen('hotPriceFuture'), NOW)).toBe(false);
    expect(shown('hotPriceFuture').prices[0]?.from).toBeGreaterThan(NOW);
    expect(isHotPrice(seen('hotPricePast'), NOW)).toBe(false);
    expect(shown('hotPricePast').prices[0]?.to).toBeLessThan(NOW);
  });

  it('shows clearance, alone and hidden behind a discount', () => {
    expect(showsClearance(seen('clearance'))).toBe(true);
    expect(seen('clearanceDiscounted').isClearance).toBe(true);
    expect(showsClearance(seen('clearanceDiscounted'))).toBe(false);
    expect(showsWasNow(seen('clearanceDiscounted'))).toBe(true);
  });

  it('has discounts that must not be shown: sold out and discontinued', () => {
    for (const name of ['soldOutDiscounted', 'discontinuedDiscounted'] as const) {
      expect(seen(name).isDiscounted).toBe(true);
      expect(showsWasNow(seen(name))).toBe(false);
    }
  });

  it('shows a price with cents and what is not taxed', () => {
    expect(seen('priceWithCents').price % 1).not.toBe(0);
    expect(seen('taxExclusive').taxExclusive).toBe(true);
  });
});

describe('stock', () => {
  it('shows in stock, sold out, from the supplier, the last units and one variant out', () => {
    expect(seen('inStock')).toMatchObject({ soldOut: false, hasStockOnHand: true, state: 'current' });
    expect(seen('soldOut').soldOut).toBe(true);
    expect(seen('noStockOnHand')).toMatchObject({ soldOut: false, hasStockOnHand: false });
    expect(seen('lastUnits').variants[0]?.qty).toBe(2);
    expect(new Set(seen('oneVariantSoldOut').variants.map(({ qty }) => qty > 0))).toEqual(new Set([true, false]));
    expect(seen('oneVariantSoldOut').soldOut).toBe(false);
  });
});

describe('selling', () => {
  it.each([
    ['preorder', 'PREORDER'],
    ['preorderPassed', 'ADD_TO_CART'],
    ['scheduledRelease', 'COMING_SOON'],
    ['scheduledReleasePassed', 'ADD_TO_CART'],
    ['soldOut', 'SOLD_OUT'],
    ['inStoreOnly', 'ENQUIRE'],
    ['inStoreOnlyEvergreen', 'UNAVAILABLE'],
    ['inStock', 'ADD_TO_CART'],
    ['evergreen', 'ADD_TO_CART'],
    ['enabled', 'UNAVAILABLE'],
  ] as const)('%s: the card says %s', (name, words) => {
    expect(label(name)).toBe(words);
  });

  it('has every state [C-3-07]', () => {
    expect(new Set(products.map(({ state }) => state))).toEqual(
      new Set(['current', 'discontinued', 'enabled', 'evergreen']),
    );
    expect(seen('discontinued').state).toBe('discontinued');
    expect(isSellable(seen('evergreen'))).toBe(true);
  });

  it('has every sale mode [C-3-08]', () => {
    expect(new Set(products.map(({ saleMode }) => saleMode))).toEqual(
      new Set([null, 'preorder', 'scheduledRelease', 'inStoreOnly']),
    );
  });

  it('shows what is new', () => {
    expect(shown('isNew').isNew).toBe(true);
    expect(NOW - shown('isNew').createdAt).toBeLessThan(30 * 86_400);
  });

  it('shows variants by finish and by storage', () => {
    expect(shown('finishVariants').variants.map(({ name }) => name)).toEqual([
      'Sand',
      'Eucalypt',
      'Matte black',
      'White',
    ]);
    expect(shown('storageVariants').variants.map(({ name }) => name)).toEqual(['128 GB', '256 GB']);
  });

  it('shows every limit on quantities', () => {
    expect(shown('minQuantity').cartQtyVariantMin).toBeGreaterThan(1);
    expect(shown('maxQuantity').cartQtyVariantMax).toBeGreaterThan(0);
    expect(shown('multipleOfQuantity').cartQtyVariantMultipleOf).toBeGreaterThan(1);
    expect(shown('productMaximum').cartQtyProductMax).toBe(2);
    expect(shown('productMaximum').variants.length).toBeGreaterThan(1);
  });

  it('shows agency items of one maker only', () => {
    const agency = products.filter(({ blGroup }) => blGroup.isAgencyItem);
    expect(new Set(agency.map(({ brandId }) => brandId))).toEqual(new Set(['b-miele', 'b-miele-made-to-measure']));
    expect(agency.length).toBeGreaterThanOrEqual(24);
    expect(shown('agency').blGroup.isAgencyItem && shown('agencySecond').blGroup.isAgencyItem).toBe(true);
  });

  it('shows an agency item that goes into the cart, and one that is sold by enquiry only', () => {
    expect([label('agency'), label('agencySecond'), label('agencyDirect')]).toEqual([
      'ADD_TO_CART',
      'ADD_TO_CART',
      'ENQUIRE',
    ]);
  });

  it('shows promotional products and donations, which nobody finds in a listing', () => {
    expect(shown('promotional').functionalType).toBe('promotional');
    expect(shown('promotionalSecond').functionalType).toBe('promotional');
    expect(shown('donation').functionalType).toBe('donation');
    for (const name of ['promotional', 'promotionalSecond', 'donation'] as const) {
      expect(shown(name).visibleIn).toEqual({ index: false, brand: false, categories: false });
    }
    // its value: a promotion sets what is actually paid
    expect([seen('promotional').price, seen('promotionalSecond').price]).toEqual([19.95, 49]);
    expect(seen('promotional').isDiscounted || seen('promotionalSecond').isDiscounted).toBe(false);
  });

  it('sells gift cards in every amount of the specification [C-9-31]', () => {
    const cards = products.filter(({ functionalType }) => functionalType === 'giftcard');
    expect(cards.map(({ prices }) => prices[0]?.price)).toEqual([10, 20, 50, 75, 100, 150, 200, 250, 500]);
    expect(cards.map(({ id }) => id)).toEqual(
      ([10, 20, 50, 75, 100, 150, 200, 250, 500] as const).map((amount) => SHOWCASE[`giftCard${amount}`]),
    );
  });

  it('has one gift card on which any amount is chosen, before the others, and eight that say theirs', () => {
    const cards = products.filter(({ functionalType }) => functionalType === 'giftcard');
    const [first, ...rest] = [...cards].sort((a, b) => b.popularity - a.popularity);
    expect(first).toMatchObject({
      id: SHOWCASE.giftCard100,
      name: 'Digital gift card',
      path: 'products/wattle-digital-gift-card-wa-gift100',
    });
    expect(first?.shortDescription).toContain('$10 to $500');
    for (const { name, prices, images } of rest) {
      expect(name).toBe(`Digital gift card, $${prices[0]?.price}`);
      expect(images.length).toBeGreaterThan(1);
    }
  });

  it('offers repair plans by price, or none', () => {
    const { blGroup } = shown('repairPlans');
    const plans = warranties.filter(({ id }) => blGroup.availableWarrantyIds.includes(id));
    expect(blGroup.enableWarranty).toBe(true);
    expect(plans.map(({ price, blGroupWarranty }) => [blGroupWarranty.duration, price])).toEqual([
      [3, 289],
      [5, 449],
    ]);
    expect(shown('noRepairPlan').blGroup).toMatchObject({ enableWarranty: false, availableWarrantyIds: [] });
  });
});

describe('badges', () => {
  it('shows primary badges that are current, to come and over', () => {
    expect(isValidBadge(primary('badgePrimaryCurrent'))).toBe(true);
    expect(Date.parse(primary('badgePrimaryFuture').timeFrom)).toBeGreaterThan(NOW * 1000);
    expect(Date.parse(primary('badgePrimaryExpired').timeTo)).toBeLessThan(NOW * 1000);
  });

  it('shows secondary badges with their titles, not their titles, and none that is valid', () => {
    const equal = shown('badgeSecondaries');
    expect(equal.badgeSecondaryTitles).toHaveLength(equal.badgeSecondaryIds.length);
    expect(secondary('badgeSecondaries').every(isValidBadge)).toBe(true);
    const unequal = shown('badgeSecondariesUnequal');
    expect(unequal.badgeSecondaryTitles).not.toHaveLength(unequal.badgeSecondaryIds.length);
    expect(secondary('badgeSecondariesNotCurrent').some(isValidBadge)).toBe(false);
  });

  it('has promotion badges, badges with an icon and without', () => {
    expect(secondary('badgeInline').map(({ contentDisplay }) => contentDisplay)).toEqual(['inline']);
    expect(new Set(badges.map(({ level }) => level))).toEqual(new Set(['primary', 'secondary']));
    const icons = badges.map(({ icon }) => icon);
    expect(icons).toContain('N/A');
    expect(icons).toContain('');
    expect(icons.some((icon) => icon !== '' && icon !== 'N/A')).toBe(true);
  });
});
