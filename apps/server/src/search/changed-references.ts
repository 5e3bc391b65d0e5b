import { ancestorsOf } from '../catalogue/catalogue-cache.ts';
import type { References } from '../store/products.ts';
import type { Surroundings } from './surroundings.ts';

/** Brands, families, categories and badges whose data in product documents has changed. */
export function changedReferences(before: Surroundings, after: Surroundings): References {
  return {
    brandIds: changed(brandWords(before), brandWords(after)),
    familyCodes: changed(familyWords(before), familyWords(after)),
    categoryIds: changed(categoryWords(before), categoryWords(after)),
    badgeIds: changed(badgeWords(before), badgeWords(after)),
  };
}

type Words = ReadonlyMap<string, string>;

function wordsOf<Item>(items: ReadonlyMap<string, Item>, say: (item: Item) => unknown): Words {
  return new Map([...items].map(([key, item]) => [key, JSON.stringify(say(item))]));
}

const brandWords = ({ catalogue }: Surroundings): Words =>
  wordsOf(catalogue.brands, ({ name, path, imageLogo }) => [name, path, imageLogo]);

const familyWords = ({ catalogue }: Surroundings): Words => wordsOf(catalogue.families, (family) => family);

/** Includes the ancestors, so that a change of one reaches everything below it. */
const categoryWords = ({ catalogue }: Surroundings): Words =>
  wordsOf(catalogue.categories, (node) => [node.name, node.path, ancestorsOf(catalogue, node)]);

const badgeWords = ({ badges }: Surroundings): Words =>
  wordsOf(badges, ({ title, timeFrom, timeTo }) => [title, timeFrom, timeTo]);

function changed(before: Words, after: Words): string[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].filter((key) => before.get(key) !== after.get(key));
}
