import { expect, it } from 'vitest';
import { itemsNoLongerSold } from './no-longer-sold.ts';
import { factsOf, sampleFacts, sampleItem } from './testing/sample-cart.ts';

it('names what is unknown, not for sale any more or without its variant, and leaves what is only sold out [C-4-49]', () => {
  const facts = factsOf(
    sampleFacts('a', { variants: [{ id: 'a-1', qty: 0 }] }),
    sampleFacts('b', { state: 'discontinued' }),
    sampleFacts('c'),
  );
  const kept = sampleItem();
  const second = sampleItem({ productId: 'c', variantId: 'c-2' });
  const gone = [sampleItem({ productId: 'b' }), sampleItem({ productId: 'unknown' }), sampleItem({ variantId: 'a-9' })];
  expect(itemsNoLongerSold([kept, second, ...gone], facts)).toEqual(gone);
});
