import { describe, expect, it } from 'vitest';
import { sampleBrand, sampleCategory, sampleFamily, sampleShop } from '../store/testing/sample-shop.ts';
import { changedReferences } from './changed-references.ts';
import type { Surroundings } from './surroundings.ts';

const node = (id: string, parentId: string | null, more: object = {}) => ({
  ...sampleCategory(id, parentId),
  children: [],
  productCount: 1,
  accessoryCount: 0,
  priceFrom: 9,
  ...more,
});
const surroundings = (
  more: Partial<Surroundings['catalogue']> & Pick<Partial<Surroundings>, 'badges'> = {},
): Surroundings => {
  const { badges = new Map(sampleShop().badges.map((badge) => [badge.id, badge])), ...catalogue } = more;
  return {
    catalogue: {
      categories: new Map([
        ['kitchen', node('kitchen', null)],
        ['kettles', node('kettles', 'kitchen')],
        ['gifts', node('gifts', null)],
      ]),
      warranties: new Map(),
      categoriesByPath: new Map(),
      brands: new Map([['acme', { ...sampleBrand('acme'), productCount: 1 }]]),
      families: new Map([['kettles', sampleFamily('kettles')]]),
      ...catalogue,
    },
    badges,
    categoryNames: new Map(),
    nowSeconds: 0,
  };
};
const none = { brandIds: [], familyCodes: [], categoryIds: [], badgeIds: [] };
const changes = (after: Surroundings) => changedReferences(surroundings(), after);

describe('changedReferences', () => {
  it('are none when nothing changed, and none for what products do not show', () => {
    expect(changes(surroundings())).toEqual(none);
    const brands = new Map([['acme', { ...sampleBrand('acme', { description: 'New words' }), productCount: 99 }]]);
    expect(changes(surroundings({ brands }))).toEqual(none);
  });

  it('are a brand with another name, and a new one', () => {
    const brands = new Map(
      [sampleBrand('acme', { name: 'Acme!' }), sampleBrand('zest')].map((one) => [one.id, { ...one, productCount: 1 }]),
    );
    expect(changes(surroundings({ brands }))).toEqual({ ...none, brandIds: ['acme', 'zest'] });
  });

  it('are a category with another name, and what is below it', () => {
    const categories = new Map([
      ['kitchen', node('kitchen', null, { name: 'Kitchens' })],
      ['kettles', node('kettles', 'kitchen')],
      ['gifts', node('gifts', null, { productCount: 7, priceFrom: 1 })],
    ]);
    expect(changes(surroundings({ categories }))).toEqual({ ...none, categoryIds: ['kitchen', 'kettles'] });
  });

  it('are a family with another attribute, and a badge with another date', () => {
    const families = new Map([['kettles', { ...sampleFamily('kettles'), groups: [] }]]);
    const badges = new Map(sampleShop().badges.map((badge) => [badge.id, { ...badge, timeTo: '2027-01-01' }]));
    expect(changes(surroundings({ families, badges }))).toEqual({
      ...none,
      familyCodes: ['kettles'],
      badgeIds: ['award'],
    });
  });
});
