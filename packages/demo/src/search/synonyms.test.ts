import { describe, expect, it } from 'vitest';
import { generateCatalogue } from '../catalogue/generate-catalogue.ts';
import { SYNONYMS } from './search-data.ts';

const NOW = Date.parse('2026-12-01T00:00:00Z') / 1000;
const { products, categories, families } = generateCatalogue({ seed: 1, now: NOW });

const words = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
/** The search treats singular and plural alike. */
const stem = (word: string): string => word.replace(/(?<=[a-z]{2})s$/, '');
const known = new Set(
  [
    ...products.flatMap(({ name, keyFeatures, attributes }) => [
      name,
      ...keyFeatures,
      ...Object.values(attributes).flatMap((value) => (Array.isArray(value) ? value : [String(value)])),
    ]),
    ...categories.map(({ name }) => name),
    ...families.map(({ name }) => name),
  ].flatMap((text) => words(text).map(stem)),
);
const isKnown = (text: string): boolean => words(text).every((word) => known.has(stem(word)));

describe('synonyms', () => {
  it('have an id of their own each, and no word twice', () => {
    expect(new Set(SYNONYMS.map(({ objectID }) => objectID)).size).toBe(SYNONYMS.length);
    expect(SYNONYMS.filter(({ synonyms }) => new Set(synonyms).size < synonyms.length)).toEqual([]);
  });

  it('lead to words of the catalogue: one way, all of them; both ways, at least one', () => {
    const lost = SYNONYMS.filter((synonym) =>
      synonym.type === 'oneWaySynonym' ? !synonym.synonyms.every(isKnown) : !synonym.synonyms.some(isKnown),
    );
    expect(lost).toEqual([]);
  });

  it('do not say of a word that it means itself', () => {
    const own = SYNONYMS.filter((one) => one.type === 'oneWaySynonym' && one.synonyms.includes(one.input));
    expect(own).toEqual([]);
  });
});
