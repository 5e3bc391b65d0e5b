import { expect, it } from 'vitest';
import { nameWithoutBrand } from './name-without-brand.ts';

it.each([
  ['Acme copper kettle', 'Acme', 'Copper kettle'],
  ['ACME 1.7 L kettle', 'Acme', '1.7 L kettle'],
  ['Copper kettle', 'Acme', 'Copper kettle'],
  ['Acmeland kettle', 'Acme', 'Acmeland kettle'],
  ['Acme', 'Acme', 'Acme'],
  ['Kettle', '', 'Kettle'],
])('%s of %s is said as %s', (name, brand, said) => {
  expect(nameWithoutBrand(name, brand)).toBe(said);
});
