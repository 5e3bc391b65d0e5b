import { expect, it } from 'vitest';
import { readSizes } from './sizes.ts';

it('reads sizes, smallest first', () => {
  expect(readSizes('50000,2700,2700')).toEqual([2700, 50_000]);
});

it.each(['', 'many', '10', '2700,', '2000000', '2700.5'])('refuses “%s”', (text) => {
  expect(() => readSizes(text)).toThrow('--products');
});
