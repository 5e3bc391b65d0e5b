import { twinChoices } from '@wattle/domain/catalogue';
import { expect, it } from 'vitest';
import { generateCatalogue } from '../generate-catalogue.ts';

const NOW = 1_794_700_000;
const { products, families } = generateCatalogue({ seed: 1, now: NOW });
const groups = [
  ...Map.groupBy(
    products.filter(({ modelGroup }) => modelGroup !== undefined),
    ({ modelGroup }) => modelGroup,
  ).values(),
];

const withoutFinish = (attributes: Readonly<Record<string, unknown>>) => ({ ...attributes, finish: undefined });

it('sells a good number of large goods in finishes that are products of their own', () => {
  expect(groups.length).toBeGreaterThan(40);
  expect(groups.length).toBeLessThan(140);
  expect(groups.some((group) => group.length === 3)).toBe(true);
});

it('makes twins that differ in finish, name, number, picture and sometimes price, and in nothing else', () => {
  for (const [first, ...others] of groups) {
    expect(others.length, first?.name).toBeGreaterThan(0);
    for (const other of others) {
      expect(withoutFinish(other.attributes)).toEqual(withoutFinish(first?.attributes ?? {}));
      expect([other.brandId, other.familyCode]).toEqual([first?.brandId, first?.familyCode]);
      expect(other.name).not.toBe(first?.name);
      expect(other.images[0]?.url).not.toBe(first?.images[0]?.url);
    }
    expect(new Set([first, ...others].map((twin) => twin?.attributes.finish)).size).toBe(others.length + 1);
  }
});

it('names none of them the successor of another', () => {
  const groupOf = new Map(products.map(({ id, modelGroup }) => [id, modelGroup]));
  const wrong = products.filter(
    ({ modelGroup, replacedBy = '' }) => modelGroup !== undefined && groupOf.get(replacedBy) === modelGroup,
  );
  expect(wrong).toEqual([]);
});

it('has the choice of the best-known fridge by its finish', () => {
  const fridge = products.find(({ id }) => id === 'p-100001');
  const family = families.find(({ code }) => code === fridge?.familyCode);
  const twins = products
    .filter(({ modelGroup }) => modelGroup === fridge?.modelGroup)
    .map((twin) => ({ ...twin, price: 1, soldOut: false, enquiryOnly: false, hasStockOnHand: true }));
  const choices = fridge && family ? twinChoices(fridge, twins, family, NOW) : null;
  expect(choices?.kind).toBe('Finish');
  expect(choices?.choices.map(({ name }) => name)).toEqual(['Stainless', 'Black steel']);
});
