import { expect, it } from 'vitest';
import type { Family, FamilyAttribute } from './entities.ts';
import type { Variant } from './product.ts';
import { variantAttributeName } from './variant-attribute-name.ts';

const variant = (name: string): Variant => ({
  id: `v-${name}`,
  code: `C-${name}`,
  gtin: '',
  name,
  images: [],
  qty: 1,
  hasStockOnHand: true,
});

const attribute = (code: string, name: string, suffix = ''): FamilyAttribute => ({
  code,
  name,
  prefix: '',
  suffix,
  type: 'OPTIONS',
  enable: true,
  heading: name,
  queryParam: code,
  minQueryParam: null,
  maxQueryParam: null,
  disjunctive: false,
  initiallyExpanded: false,
});
const family: Family = {
  code: 'phones',
  name: 'Phones',
  groups: [
    {
      code: 'all',
      name: 'All',
      attributes: [attribute('storageGb', 'Storage', 'GB'), attribute('finish', 'Finish')],
    },
  ],
};

it('is the attribute whose values they are', () => {
  const finishes = {
    variants: [variant('Red'), variant('Sand')],
    attributes: { storageGb: 256, finish: ['Red', 'Sand'] },
  };
  expect(variantAttributeName(family, finishes)).toBe('Finish');
  const sizes = {
    variants: [variant('128 GB'), variant('256 GB')],
    attributes: { storageGb: 256, finish: 'Sand' },
  };
  expect(variantAttributeName(family, sizes)).toBe('Storage');
});

it('is not known when no attribute has their names', () => {
  expect(variantAttributeName(family, { variants: [variant('Red')], attributes: { finish: 'Sand' } })).toBeNull();
});
