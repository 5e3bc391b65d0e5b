import { expect, it } from 'vitest';
import { isSameValue } from './same-value.ts';

it.each([
  [1, 1, true],
  [1, 2, false],
  [1, '1', false],
  [null, null, true],
  [null, {}, false],
  [undefined, null, false],
  [{}, 'x', false],
  [{}, 7, false],
  [{}, {}, true],
  [[], {}, false],
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], false],
  [['a'], { 0: 'a' }, false],
  [{ a: 1, b: { c: [2] } }, { b: { c: [2] }, a: 1 }, true],
  [{ a: 1, b: { c: [2] } }, { b: { c: [3] }, a: 1 }, false],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1 }, { b: 1 }, false],
  // JSON drops undefined fields
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: 1, b: undefined }, { a: 1, c: undefined }, true],
  [{ a: null }, { a: undefined }, false],
])('%j and %j say the same: %j', (one, other, expected) => {
  expect(isSameValue(one, other)).toBe(expected);
  expect(isSameValue(other, one)).toBe(expected);
});
