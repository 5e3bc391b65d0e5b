import { describe, expect, it } from 'vitest';
import { nextOption } from './next-option.ts';

describe('nextOption', () => {
  it.each([
    ['ArrowDown', null, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 4, 0],
    ['ArrowUp', null, 4],
    ['ArrowUp', 0, 4],
    ['ArrowUp', 3, 2],
    ['Home', 3, 0],
    ['End', 0, 4],
  ])('%s from %o goes to %i of five', (key, active, expected) => {
    expect(nextOption(key, active, 5)).toBe(expected);
  });
  it('leaves other keys, and empty lists, to the field', () => {
    expect(nextOption('a', 0, 5)).toBeUndefined();
    expect(nextOption('ArrowDown', null, 0)).toBeUndefined();
  });
});
