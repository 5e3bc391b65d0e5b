import { expect, it } from 'vitest';
import { variantLabel } from './variant-label.ts';

/** The labels of a product's variants of these names. */
const labels = (names: readonly string[]): (string | null)[] => {
  const variants = names.map((name) => ({ name }));
  return variants.map((variant) => variantLabel({ variants }, variant));
};

it.each<[string, readonly string[], readonly (string | null)[]]>([
  ['a finish by its name', ['Sand', ' Eucalypt '], ['Sand', 'Eucalypt']],
  ['what has its unit as it is', ['128 GB', '1 TB'], ['128 GB', '1 TB']],
  ['a size as a size', ['S', 'M', 'XXL', '3XL'], ['Size S', 'Size M', 'Size XXL', 'Size 3XL']],
  ['a number as it is, whatever it counts', ['6', '12'], ['6', '12']],
  ['letters that are no sizes as they are', ['L', 'R'], ['L', 'R']],
  ['nothing where there is nothing to choose', [''], [null]],
  ['the name of an only variant that has one', ['Sand'], ['Sand']],
])('calls %s', (_case, names, expected) => {
  expect(labels(names)).toEqual(expected);
});
