import { describe, expect, it } from 'vitest';
import { EMPTY_GLANCE, readCartGlance } from './cart-glance.ts';
import { glanceOf } from './cart-mix.ts';
import { factsOf, sampleFacts, sampleItem } from './testing/sample-cart.ts';

const agency = { isAgencyItem: true, enableWarranty: false, availableWarrantyIds: [] };
const facts = factsOf(
  sampleFacts('a'),
  sampleFacts('m', { blGroup: agency }),
  sampleFacts('d', { functionalType: 'donation' }),
);

describe('a glance at the cart', () => {
  it.each([
    [[], { totalQty: 0, hasAgencyItems: false, hasOtherItems: false }],
    [['a'], { totalQty: 2, hasAgencyItems: false, hasOtherItems: true }],
    [['m'], { totalQty: 2, hasAgencyItems: true, hasOtherItems: false }],
    [['a', 'm'], { totalQty: 4, hasAgencyItems: true, hasOtherItems: true }],
    // hidden items do not count
    [['m', 'd'], { totalQty: 2, hasAgencyItems: true, hasOtherItems: false }],
  ])('at %j shows %j', (ids, glance) => {
    const items = ids.map((productId) => sampleItem({ productId, qty: 2 }));
    expect(glanceOf(items, facts)).toEqual(glance);
    expect(readCartGlance(JSON.stringify(glance))).toEqual(glance);
  });

  it('at a single thing is read back', () => {
    const glance = { totalQty: 1, hasAgencyItems: false, hasOtherItems: true };
    expect(readCartGlance(JSON.stringify(glance))).toEqual(glance);
  });

  it.each([
    null,
    '',
    '{',
    '7',
    '{"totalQty":-1}',
    '{"totalQty":0,"hasOtherItems":true}',
    '{"totalQty":1.5}',
    '{"totalQty":"3"}',
  ])('that cannot be read is of an empty cart: %j', (text) => {
    expect(readCartGlance(text)).toEqual(EMPTY_GLANCE);
  });
});
