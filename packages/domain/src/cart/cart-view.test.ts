import { describe, expect, it } from 'vitest';
import { cartExtras, viewCart } from './cart-view.ts';
import { factsOf, SAMPLE_WARRANTY, sampleFacts, sampleItem } from './testing/sample-cart.ts';

const old = sampleItem({ qty: 2, createdAt: 1 });
const covered = sampleItem({ qty: 1, createdAt: 2, warrantyId: 'plan-2' });
const other = sampleItem({ qty: 3, createdAt: 3, variantId: 'a-2' });
const donation = sampleItem({ productId: 'd', createdAt: 4 });
const items = [old, donation, other, covered];
const facts = factsOf(sampleFacts('a'), sampleFacts('d', { functionalType: 'donation' }));

describe('viewCart', () => {
  const view = viewCart(items, facts);

  it('has the newest first [C-3-17 C-3-18]', () => {
    expect(view.items.map(({ createdAt }) => createdAt)).toEqual([4, 3, 2, 1]);
  });

  it('works out plan and hidden for each item [C-3-13 C-9-66 D-9-68]', () => {
    expect(view.itemsById[covered.id]).toEqual({ ...covered, warranty: SAMPLE_WARRANTY, isHidden: false });
    expect(view.itemsById[donation.id]).toEqual({ ...donation, warranty: null, isHidden: true });
  });

  it('counts by product, item and variant, and all together [C-3-17 C-3-19]', () => {
    expect(view.productsById.a).toEqual({
      qty: 6,
      itemQtys: { [old.id]: 2, [covered.id]: 1, [other.id]: 3 },
      variants: { 'a-1': 3, 'a-2': 3 },
    });
    expect(view.totalQty).toBe(7);
  });

  it('hides what the settings name a donation [C-9-66 D-9-68]', () => {
    const settings = { cartItemQtyMax: null, donationProductIds: ['a'] };
    expect(viewCart([old], { ...facts, settings }).items[0]?.isHidden).toBe(true);
  });
});

describe('cartExtras', () => {
  it('parts what is shown from what is not [C-3-16]', () => {
    const { hiddenItems, visibleItems } = cartExtras(viewCart(items, facts), facts);
    expect(hiddenItems.map(({ id }) => id)).toEqual([donation.id]);
    expect(visibleItems.map(({ id }) => id)).toEqual([other.id, covered.id, old.id]);
  });

  it.each([
    [['a'], false, false],
    [['m'], true, true],
    [['m', 'a'], true, false],
    [['m', 'd'], true, true],
    [[], false, false],
  ])('knows of agency items in %j: some %s, only %s [C-1-12 C-3-16]', (ids, some, only) => {
    const agency = { isAgencyItem: true, enableWarranty: false, availableWarrantyIds: [] };
    const known = factsOf(...facts.products.values(), sampleFacts('m', { blGroup: agency }));
    const view = viewCart(
      ids.map((productId) => sampleItem({ productId })),
      known,
    );
    const { hasMieleAgencyItem, hasMieleAgencyItemsOnly } = cartExtras(view, known);
    expect([hasMieleAgencyItem, hasMieleAgencyItemsOnly]).toEqual([some, only]);
  });
});
