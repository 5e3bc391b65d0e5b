import { expect, it } from 'vitest';
import { withUnit } from './with-unit.ts';

it.each([
  [{ prefix: '$', suffix: '' }, '$1,299'],
  [{ prefix: '', suffix: 'mm' }, '1,299 mm'],
  [{ prefix: '', suffix: ' mm' }, '1,299 mm'],
  [{ prefix: '', suffix: '°' }, '1,299°'],
])('writes a number with %o as %s [D-9-24]', (unit, words) => {
  expect(withUnit(1299, unit)).toBe(words);
});
