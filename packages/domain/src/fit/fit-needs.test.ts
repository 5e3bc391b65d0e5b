import { describe, expect, it } from 'vitest';
import { doorwayMm, fitNeedsOf } from './fit-needs.ts';

const size = { widthMm: 908, heightMm: 1780, depthMm: 748 };
const needs = (attributes: Readonly<Record<string, string | number>>, code = 'frenchDoorFridges') =>
  fitNeedsOf({ attributes, family: { code, name: 'Fridges' } });

describe('fitNeedsOf', () => {
  it('joins the size of a product with the rule of its family', () => {
    expect(needs(size)).toEqual({ ...size, noun: 'fridge', sideMm: 20, aboveMm: 50, behindMm: 0, isBuiltIn: false });
  });
  it('takes the figures of its maker before those of the family', () => {
    const own = { ...size, clearanceSideMm: 5, clearanceAboveMm: 0, clearanceBehindMm: 30 };
    expect(needs(own)).toMatchObject({ sideMm: 5, aboveMm: 0, behindMm: 30 });
  });
  it.each([
    ['without a width', { heightMm: 1780, depthMm: 748 }, 'frenchDoorFridges'],
    ['with a size that is no number', { ...size, depthMm: 'slim' }, 'frenchDoorFridges'],
    ['of a kind that goes anywhere', size, 'phones'],
  ])('knows nothing of a product %s', (_, attributes, code) => {
    expect(needs(attributes, code)).toBeNull();
  });
});

describe('doorwayMm', () => {
  it.each([
    [{ widthMm: 908, depthMm: 748 }, 790],
    [{ widthMm: 600, depthMm: 650 }, 640],
  ])('of %j is %d', (sizes, expected) => {
    expect(doorwayMm(sizes)).toBe(expected);
  });
});
