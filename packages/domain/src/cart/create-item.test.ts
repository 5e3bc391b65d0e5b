import { expect, it } from 'vitest';
import { createItem, type NewCartItem } from './create-item.ts';
import { SAMPLE_GIFT, sampleItem } from './testing/sample-cart.ts';

const given: NewCartItem = {
  productId: 'a',
  variantId: 'a-1',
  qty: 2,
  warrantyId: null,
  addedFrom: 'card',
  attribution: null,
  releaseDateTime: 1_800_000_000,
};

it('is an item with every field, named by what it is [C-3-12]', () => {
  expect(createItem(given, 5)).toEqual(
    sampleItem({ id: 'a/a-1', qty: 2, createdAt: 5, extra: { releaseDateTime: 1_800_000_000 } }),
  );
});

it('is a gift card with a name of its own [C-3-14 C-4-57]', () => {
  const item = createItem({ ...given, gift: { id: 'g1', details: SAMPLE_GIFT } }, 5);
  expect(item).toMatchObject({ id: 'g1', giftcard: SAMPLE_GIFT });
  expect(item).not.toHaveProperty('gift');
});
