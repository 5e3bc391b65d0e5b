import { describe, expect, it } from 'vitest';
import { cardInVariant, inVariantCalled } from './card-in-variant.ts';

const variant = (id: string, name: string, qty = 1, hasStockOnHand = qty > 0) => ({
  ...{ id, name, qty, hasStockOnHand },
  images: [{ url: `/${id}.svg`, alt: name }],
});
const functionalType = 'basic' as const;
const look = { functionalType, images: [{ url: '/whole.svg', alt: 'All' }] };

describe('cardInVariant', () => {
  const variants = [variant('w', 'White'), variant('b', ' Black ', 0), variant('k', 'White')];

  it('shows its picture and stock, and says what it and the others are called', () => {
    expect(cardInVariant({ ...look, variants }, variant('b', ' Black ', 0), 'Finish')).toEqual({
      variantId: 'b',
      variantNames: { kind: 'Finish', own: 'Black', all: ['White', 'Black'] },
      images: [{ url: '/b.svg', alt: ' Black ' }],
      soldOut: true,
      hasStockOnHand: false,
    });
  });

  it('has the picture of the product where the variant has none', () => {
    const plain = { ...variant('w', 'White'), images: [] };
    expect(cardInVariant({ ...look, variants: [plain] }, plain, null).images).toEqual(look.images);
  });

  it.each([
    ['a single variant', [variant('w', 'White')]],
    ['variants without names', [variant('w', ''), variant('b', '')]],
    ['variants of one name', [variant('w', 'White'), variant('b', 'White')]],
  ])('names nothing to choose between: %s', (_, of) => {
    expect(of[0] && cardInVariant({ ...look, variants: of }, of[0], null)).not.toHaveProperty('variantNames');
  });

  it('never calls sold out what is not counted', () => {
    const one = variant('g', '', 0);
    expect(cardInVariant({ ...look, functionalType: 'giftcard', variants: [one] }, one, null).soldOut).toBe(false);
  });
});

describe('inVariantCalled', () => {
  const variants = [variant('w', 'White'), variant('b', 'Black', 0), variant('k', 'Black')];
  const card = {
    ...look,
    ...{ variantId: 'w', isAgencyItem: false, facts: [], energyStars: null, name: 'Fridge' },
    variantNames: { kind: 'Finish', own: 'White', all: ['White', 'Black'] },
  };

  it('shows the chosen look, one that is in stock first, and adds and names that', () => {
    expect(inVariantCalled(card, variants, new Set(['Black']))).toEqual({
      ...card,
      variantId: 'k',
      variantNames: { ...card.variantNames, own: 'Black' },
      images: [{ url: '/k.svg', alt: 'Black' }],
      soldOut: false,
      hasStockOnHand: true,
    });
  });

  it('says that the chosen look is sold out, whatever the others are', () => {
    expect(inVariantCalled(card, variants.slice(0, 2), new Set(['Black']))).toMatchObject({
      variantId: 'b',
      soldOut: true,
      hasStockOnHand: false,
    });
  });

  it('stays as it is where nothing is called so, or it is shown already', () => {
    expect(inVariantCalled(card, variants, new Set(['Sand']))).toBe(card);
    expect(inVariantCalled(card, variants, new Set(['White']))).toBe(card);
  });
});
