import { describe, expect, it } from 'vitest';
import { otherNumber } from './plurals.ts';

describe('otherNumber', () => {
  it.each([
    ['fridges', ['fridge']],
    ['fridge', ['fridges']],
    ['batteries', ['battery']],
    ['knives', ['knife']],
    ['tvs', ['tv']],
    ['tv', ['tvs']],
    ['gps', []],
    ['55c3', []],
  ])('%s', (word, others) => {
    expect(otherNumber(word)).toEqual(others);
    expect(otherNumber(word)).toEqual(others);
  });
});
