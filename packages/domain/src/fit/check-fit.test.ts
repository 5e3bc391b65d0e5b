import { describe, expect, it } from 'vitest';
import { checkFit, neededSpace, readMillimetres } from './check-fit.ts';
import type { FitNeeds } from './fit-needs.ts';

const fridge: FitNeeds = {
  noun: 'fridge',
  widthMm: 908,
  heightMm: 1780,
  depthMm: 748,
  sideMm: 20,
  aboveMm: 50,
  behindMm: 0,
  isBuiltIn: false,
};
const dishwasher: FitNeeds = {
  ...fridge,
  noun: 'dishwasher',
  widthMm: 598,
  heightMm: 820,
  depthMm: 570,
  sideMm: 1,
  aboveMm: 0,
  isBuiltIn: true,
};

describe('neededSpace', () => {
  it('is the thing and the air around it', () => {
    expect(neededSpace(fridge)).toEqual({ width: 948, height: 1830, depth: 748 });
    expect(neededSpace({ ...fridge, behindMm: 50 }).depth).toBe(798);
  });
});

describe('checkFit', () => {
  it('says what is left, the air around and how far it stands out', () => {
    expect(checkFit(fridge, { width: 950, height: 1840, depth: 720 })).toEqual({
      fits: true,
      spareMm: 2,
      missing: [],
      unknown: [],
      eachSideMm: 21,
      aboveMm: 60,
      proudMm: 28,
    });
  });
  it('says what is missing and how large the space would have to be', () => {
    expect(checkFit(fridge, { width: 940, height: 1800, depth: 800 })).toMatchObject({
      fits: false,
      missing: [
        { side: 'width', byMm: 8, needMm: 948 },
        { side: 'height', byMm: 30, needMm: 1830 },
      ],
      proudMm: 0,
    });
  });
  it('has half a millimetre less on each side of an odd space, and knows none of a space that was not measured', () => {
    expect(checkFit(fridge, { width: 951, height: null, depth: null })).toMatchObject({ eachSideMm: 21, proudMm: 0 });
    expect(checkFit(fridge, { width: null, height: 1840, depth: null })).toMatchObject({ eachSideMm: null });
  });
  it('fits exactly when nothing is left', () => {
    expect(checkFit(fridge, { width: 948, height: 1830, depth: 748 })).toMatchObject({ fits: true, spareMm: 0 });
  });
  it('checks what was measured and says what was not', () => {
    expect(checkFit(fridge, { width: 1000, height: null, depth: null })).toMatchObject({
      fits: true,
      spareMm: 52,
      unknown: ['height', 'depth'],
      aboveMm: null,
    });
    expect(checkFit(fridge, { width: null, height: null, depth: 700 })).toMatchObject({ spareMm: 0, proudMm: 48 });
    expect(checkFit(fridge, { width: 1000, height: null, depth: null })?.proudMm).toBe(0);
    expect(checkFit(fridge, { width: null, height: null, depth: 800 })?.proudMm).toBe(0);
    expect(checkFit(fridge, { width: null, height: null, depth: null })).toBeNull();
  });
  it('lets nothing stand out that is built in', () => {
    expect(checkFit(dishwasher, { width: 600, height: 820, depth: 560 })).toMatchObject({
      fits: false,
      missing: [{ side: 'depth', byMm: 10, needMm: 570 }],
      proudMm: 0,
    });
  });
});

describe('readMillimetres', () => {
  it.each([
    ['950', 950],
    [' 1,840 ', 1840],
    ['1 840', 1840],
    ['1840 mm', 1840],
    ['1840.5', 1840],
    ['1', 1],
    ['100000', 100_000],
    ['100001', null],
    ['', null],
    ['0', null],
    ['wide', null],
    ['-5', null],
    ['95 cm', null],
    ['999999999', null],
  ])('of "%s" is %j', (text, expected) => {
    expect(readMillimetres(text)).toBe(expected);
  });
});
