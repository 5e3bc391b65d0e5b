import type { Badge, ProductRecord } from '@wattle/domain';
import { describe, expect, it } from 'vitest';
import { generateCatalogue } from './generate-catalogue.ts';
import { priceAt } from './market/price-plan.ts';
import { SHOWCASE, type ShowcaseCase } from './showcase.ts';

const NOW = 1_794_700_000;
const { products, badges, warranties } = generateCatalogue({ seed: 3, now: NOW });
const byId = new Map(products.map((product) => [product.id, product]));
const badgeById = new Map(badges.map((badge) => [badge.id, badge]));

function shown(name: ShowcaseCase): ProductRecord {
  const product = byId.get(SHOWCASE[name]);
  if (product === undefined) throw new Error(`No product shows ${name}.`);
  return product;
}

function priceOf(name: ShowcaseCase) {
  const price = priceAt(shown(name).prices, NOW);
  if (price === undefined) throw new Error(`${name} has no price.`);
  return price;
}

const isDiscounted = (name: ShowcaseCase) => priceOf(name).price < priceOf(name).erpOriginalPrice;
const isSoldOut = (name: ShowcaseCase) => shown(name).variants.every(({ qty }) => qty === 0);
const isHot = (name: ShowcaseCase) => {
  const { price, erpOriginalPrice, from, to } = priceOf(name);
  return price === erpOriginalPrice && from !== null && to !== null && from <= NOW && NOW <= to;
};
const secondsLeft = (name: ShowcaseCase) => (priceOf(name).to ?? Number.POSITIVE_INFINITY) - NOW;

/** A badge is valid strictly between its dates; a date that cannot be read is not. */
function isValidBadge({ timeFrom, timeTo }: Badge): boolean {
  const at = (words: string, open: number) => (words === '' ? open : Date.parse(words));
  return at(timeFrom, Number.NEGATIVE_INFINITY) < NOW * 1000 && NOW * 1000 < at(timeTo, Number.POSITIVE_INFINITY);
}
const primary = (name: ShowcaseCase) => badgeById.get(shown(name).badgePrimaryId ?? '') as Badge;
const secondary = (name: ShowcaseCase) => shown(name).badgeSecondaryIds.map((id) => badgeById.get(id) as Badge);

describe('prices', () => {
  it('shows was and now, with days, hours and minutes left, and without dates', () => {
    expect(isDiscounted('discounted')).toBe(true);
    expect(secondsLeft('discounted')).toBeGreaterThan(86_400);
    expect(isDiscounted('discountEndsInHours')).toBe(true);
    expect(secondsLeft('discountEndsInHours')).toBeLessThan(86_400);
    expect(secondsLeft('discountEndsInHours')).toBeGreaterThan(3600);
    expect(secondsLeft('discountEndsInMinutes')).toBeLessThan(3600);
    expect(isDiscounted('discountWithoutDates')).toBe(true);
    expect(priceOf('discountWithoutDates').to).toBeNull();
    expect(isDiscounted('discountFuture')).toBe(false);
    expect(shown('discountFuture').prices.some(({ from }) => from !== null && from > NOW)).toBe(true);
  });

  it('shows a hot price inside its dates and not outside them', () => {
    expect(isHot('hotPriceInDates')).toBe(true);
    expect(isHot('hotPriceFuture')).toBe(false);
    expect(shown('hotPriceFuture').prices[0]?.from).toBeGreaterThan(NOW);
    expect(isHot('hotPricePast')).toBe(false);
    expect(shown('hotPricePast').prices[0]?.to).toBeLessThan(NOW);
  });

  it('shows clearance, alone and hidden behind a discount', () => {
    expect(shown('clearance').isClearance && !isDiscounted('clearance') && !isSoldOut('clearance')).toBe(true);
    expect(shown('clearanceDiscounted').isClearance && isDiscounted('clearanceDiscounted')).toBe(true);
  });

  it('shows discounts that must not be shown: sold out and discontinued', () => {
    expect(isDiscounted('soldOutDiscounted') && isSoldOut('soldOutDiscounted')).toBe(true);
    expect(isDiscounted('discontinuedDiscounted')).toBe(true);
    expect(shown('discontinuedDiscounted').state).toBe('discontinued');
  });

  it('shows a price with cents and what is not taxed', () => {
    expect(priceOf('priceWithCents').price % 1).not.toBe(0);
    expect(shown('taxExclusive').taxExclusive).toBe(true);
  });
});

describe('stock', () => {
  it('shows in stock, sold out, from the supplier, the last units and one variant out', () => {
    const variants = (name: ShowcaseCase) => shown(name).variants;
    expect(variants('inStock').every(({ qty, hasStockOnHand }) => qty > 0 && hasStockOnHand)).toBe(true);
    expect(shown('inStock').state).toBe('current');
    expect(isSoldOut('soldOut')).toBe(true);
    expect(variants('noStockOnHand').every(({ qty, hasStockOnHand }) => qty > 0 && !hasStockOnHand)).toBe(true);
    expect(variants('lastUnits')[0]?.qty).toBe(2);
    expect(new Set(variants('oneVariantSoldOut').map(({ qty }) => qty > 0))).toEqual(new Set([true, false]));
  });
});

describe('selling', () => {
  it('shows pre-orders and releases to come and past', () => {
    expect(shown('preorder')).toMatchObject({ state: 'current', saleMode: 'preorder' });
    expect(shown('preorder').preorderDateTime).toBeGreaterThan(NOW);
    expect(shown('preorderPassed').saleMode).toBe('preorder');
    expect(shown('preorderPassed').preorderDateTime).toBeLessThan(NOW);
    expect(shown('scheduledRelease').saleMode).toBe('scheduledRelease');
    expect(shown('scheduledRelease').releaseDateTime).toBeGreaterThan(NOW);
    expect(shown('scheduledReleasePassed').saleMode).toBe('scheduledRelease');
    expect(shown('scheduledReleasePassed').releaseDateTime).toBeLessThan(NOW);
  });

  it('shows every state and the in-store-only mode [C-3-07 C-3-08]', () => {
    expect(shown('inStoreOnly')).toMatchObject({ state: 'current', saleMode: 'inStoreOnly' });
    expect(shown('inStoreOnlyEvergreen')).toMatchObject({ state: 'evergreen', saleMode: 'inStoreOnly' });
    expect(shown('discontinued').state).toBe('discontinued');
    expect(shown('enabled').state).toBe('enabled');
    expect(shown('evergreen').state).toBe('evergreen');
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

  it('shows agency items of one brand only', () => {
    const agency = products.filter(({ blGroup }) => blGroup.isAgencyItem);
    expect(new Set(agency.map(({ brandId }) => brandId))).toEqual(new Set(['b-miele']));
    expect(agency.length).toBeGreaterThanOrEqual(24);
    expect(shown('agency').blGroup.isAgencyItem && shown('agencySecond').blGroup.isAgencyItem).toBe(true);
  });

  it('shows promotional products and donations, which nobody finds in a listing', () => {
    expect(shown('promotional').functionalType).toBe('promotional');
    expect(shown('donation').functionalType).toBe('donation');
    for (const name of ['promotional', 'donation'] as const) {
      expect(shown(name).visibleIn).toEqual({ index: false, brand: false, categories: false });
    }
  });

  it('sells gift cards in every amount of the specification [C-9-31]', () => {
    const cards = products.filter(({ functionalType }) => functionalType === 'giftcard');
    expect(cards.map(({ prices }) => prices[0]?.price)).toEqual([10, 20, 50, 75, 100, 150, 200, 250, 500]);
    expect(cards.map(({ id }) => id)).toEqual(
      ([10, 20, 50, 75, 100, 150, 200, 250, 500] as const).map((amount) => SHOWCASE[`giftCard${amount}`]),
    );
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
  it('shows primary badges that are current, to come, over and unreadable', () => {
    expect(isValidBadge(primary('badgePrimaryCurrent'))).toBe(true);
    expect(Date.parse(primary('badgePrimaryFuture').timeFrom)).toBeGreaterThan(NOW * 1000);
    expect(Date.parse(primary('badgePrimaryExpired').timeTo)).toBeLessThan(NOW * 1000);
    expect(Date.parse(primary('badgePrimaryUnparseable').timeFrom)).toBeNaN();
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
