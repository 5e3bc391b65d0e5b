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
  ])('%s from %o goes to %i of five', (key, active, expected) => {
    expect(nextOption(key, active, 5)).toBe(expected);
  });
  it.each(['a', 'Home', 'End', 'ArrowLeft'])('leaves %s to the field', (key) => {
    expect(nextOption(key, 0, 5)).toBeUndefined();
  });
  it('has nowhere to go in an empty list', () => {
    expect(nextOption('ArrowDown', null, 0)).toBeUndefined();
  });
});
