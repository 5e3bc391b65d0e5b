import { describe, expect, it } from 'vitest';
import { fewerThan, moreThan, readQuantity } from './step-quantity.ts';

const ones = { min: 1, max: 3, step: 1 };
const pairs = { min: 4, max: 8, step: 2 };

describe('stepping', () => {
  it.each([
    [1, ones, null, 2],
    [2, ones, 1, 3],
    [3, ones, 2, null],
    [4, pairs, null, 6],
    [8, pairs, 6, null],
    // a value between packs moves to the adjacent packs
    [5, pairs, 4, 6],
    // stock has dropped meanwhile
    [9, ones, 3, null],
    [9, pairs, 8, null],
    // out of stock
    [2, { min: 1, max: 0, step: 1 }, 1, null],
    [1, { min: 1, max: 0, step: 1 }, null, null],
  ])('from %i within %j goes down to %j and up to %j', (value, limits, fewer, more) => {
    expect(fewerThan(value, limits)).toBe(fewer);
    expect(moreThan(value, limits)).toBe(more);
  });
});

describe('typing', () => {
  it.each([
    ['2', ones, 2],
    [' 2 ', ones, 2],
    ['0', ones, 1],
    ['500', ones, 3],
    ['99999999999999999999', ones, 3],
    ['5', pairs, 6],
    ['7', pairs, 8],
    ['', ones, null],
    ['two', ones, null],
    ['-1', ones, null],
    ['1.5', ones, null],
    ['1e3', ones, null],
  ])('%j within %j is %j', (text, limits, expected) => {
    expect(readQuantity(text, limits)).toBe(expected);
  });
});
