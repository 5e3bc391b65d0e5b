import { describe, expect, it } from 'vitest';
import { addToItems } from './add-to-items.ts';
import { factsOf, SAMPLE_GIFT, sampleFacts, sampleItem } from './testing/sample-cart.ts';

const facts = factsOf(
  sampleFacts('a', { cartQtyVariantMax: 3 }),
  sampleFacts('b'),
  sampleFacts('card', { functionalType: 'giftcard' }),
);

describe('addToItems', () => {
  it('grows the line that is identical, which keeps its place and its id [C-4-61 C-4-64 D-4-15 D-4-18]', () => {
    const items = [sampleItem({ productId: 'b', createdAt: 2000 }), sampleItem()];
    expect(addToItems(items, sampleItem({ qty: 2, createdAt: 3000, addedFrom: 'search' }), facts, 0)).toEqual({
      status: 'SUCCESS',
      value: { items: [items[0], { ...items[1], qty: 3 }], itemId: 'a/a-1' },
    });
  });

  it.each([
    ['another product', sampleItem({ productId: 'b', createdAt: 3000 })],
    ['another variant', sampleItem({ variantId: 'a-2', createdAt: 3000 })],
    ['a plan', sampleItem({ warrantyId: 'plan-2', createdAt: 3000 })],
    ['a gift card', sampleItem({ productId: 'card', giftcard: SAMPLE_GIFT, id: 'gift', createdAt: 3000 })],
  ])('makes a line of its own for %s, the newest first [C-4-65 D-4-18 C-3-18]', (_, added) => {
    const items = [sampleItem()];
    expect(addToItems(items, added, facts, 0)).toEqual({
      status: 'SUCCESS',
      value: { items: [added, items[0]], itemId: added.id },
    });
  });

  it('says what is wrong and gives no cart [C-4-62 D-4-16]', () => {
    expect(addToItems([sampleItem({ qty: 3 })], sampleItem(), facts, 0)).toEqual({
      status: 'REJECTED',
      reasons: [{ code: 'variantQtyMaxExceeded', params: { qtyMax: 3 } }],
    });
  });

  it('refuses what would bring agency items and others together, whichever comes second [C-5-09]', () => {
    const blGroup = { isAgencyItem: true, enableWarranty: false, availableWarrantyIds: [] };
    const mixed = factsOf(sampleFacts('a', { blGroup }), sampleFacts('b'));
    const refused = { status: 'REJECTED', reasons: [{ code: 'agencyMixInvalid' }] };
    expect(addToItems([sampleItem()], sampleItem({ productId: 'b' }), mixed, 0)).toEqual(refused);
    expect(addToItems([sampleItem({ productId: 'b' })], sampleItem(), mixed, 0)).toEqual(refused);
  });

  it('is not stopped by another line that is in trouble', () => {
    const items = [sampleItem({ qty: 9 })];
    expect(addToItems(items, sampleItem({ productId: 'b' }), facts, 0).status).toBe('SUCCESS');
  });
});
