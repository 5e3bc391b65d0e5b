import { expect, it } from 'vitest';
import { inVariantCalled } from './in-variant-called.ts';

const variant = (id: string, name: string, qty = 1) => ({ id, name, qty, images: [{ url: `/${id}.svg`, alt: name }] });
const card = { variantId: 'w', images: [{ url: '/w.svg', alt: 'White' }], name: 'Fridge' };
const variants = [variant('w', 'White'), variant('b', 'Black', 0), variant('k', 'Black')];

it('shows the chosen look, one that is in stock first, and adds that', () => {
  expect(inVariantCalled(card, variants, new Set(['Black']))).toEqual({
    ...card,
    variantId: 'k',
    images: [{ url: '/k.svg', alt: 'Black' }],
  });
  expect(inVariantCalled(card, variants.slice(0, 2), new Set(['Black'])).variantId).toBe('b');
});

it('stays as it is where nothing is called so, or it is shown already', () => {
  expect(inVariantCalled(card, variants, new Set(['Sand']))).toBe(card);
  expect(inVariantCalled(card, variants, new Set(['White']))).toBe(card);
});
