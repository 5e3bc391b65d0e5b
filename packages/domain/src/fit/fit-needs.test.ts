import { describe, expect, it } from 'vitest';
import { sampleAttribute, sampleFamily } from '../listing/testing/sample-families.ts';
import { checkFit, neededSpace } from './check-fit.ts';
import { doorwayMm, fitNeedsOf, sideAirMm } from './fit-needs.ts';

const size = { widthMm: 908, heightMm: 1780, depthMm: 748 };
const needs = (attributes: Readonly<Record<string, string | number>>, code = 'frenchDoorFridges') =>
  fitNeedsOf({ attributes, family: { code, name: 'Fridges' } });

describe('fitNeedsOf', () => {
  it('joins the size of a product with the rule of its family', () => {
    expect(needs(size)).toEqual({ ...size, noun: 'fridge', sideMm: 20, aboveMm: 50, behindMm: 0, isBuiltIn: false });
  });
  it('takes any length above nothing', () => {
    expect(needs({ ...size, depthMm: 1 })?.depthMm).toBe(1);
  });
  it('takes the figures of its maker before those of the family', () => {
    const own = { ...size, clearanceSideMm: 5, clearanceAboveMm: 0, clearanceBehindMm: 30 };
    expect(needs(own)).toMatchObject({ sideMm: 5, aboveMm: 0, behindMm: 30 });
  });
  it.each([
    ['without a width', { heightMm: 1780, depthMm: 748 }, 'frenchDoorFridges'],
    ['without a height', { widthMm: 908, depthMm: 748 }, 'frenchDoorFridges'],
    ['with a height that is no number', { ...size, heightMm: '1780' }, 'frenchDoorFridges'],
    ['with no height at all', { ...size, heightMm: 0 }, 'frenchDoorFridges'],
    ['with a size that is no number', { ...size, depthMm: 'slim' }, 'frenchDoorFridges'],
    ['of a kind that goes anywhere', size, 'phones'],
  ])('knows nothing of a product %s', (_, attributes, code) => {
    expect(needs(attributes, code)).toBeNull();
  });
});

describe('sideAirMm', () => {
  const family = (code: string, isWidthFacet = true) =>
    sampleFamily(code, sampleAttribute('widthMm', { type: 'RANGE', enable: isWidthFacet }));
  const fridges = ['frenchDoorFridges', 'sideBySideFridges', 'topMountFridges', 'barFridges', 'chestFreezers'];
  it.each([
    ['one kind', ['frenchDoorFridges'], 20],
    ['everything that cools', fridges, 20],
    ['the laundry', ['frontLoadWashers', 'washerDryers', 'heatPumpDryers', 'ventedDryers'], 10],
    ['what is made for a cabinet', ['dishwashers'], 1],
    ['kinds that need different air', ['frenchDoorFridges', 'dishwashers'], null],
    ['kinds of which one goes anywhere', ['frenchDoorFridges', 'phones'], null],
    ['a kind that goes anywhere', ['phones'], null],
    ['nothing', [], null],
  ])('of %s', (_, codes, expected) => {
    expect(sideAirMm(codes.map((code) => family(code)))).toBe(expected);
  });

  it('asks kinds that have other things to choose by', () => {
    const width = sampleAttribute('widthMm', { type: 'RANGE' });
    const several = { ...sampleFamily('frenchDoorFridges', sampleAttribute('finish'), width) };
    const groups = [...sampleFamily('x', sampleAttribute('finish')).groups, ...several.groups];
    expect(sideAirMm([{ ...several, groups }])).toBe(20);
    expect(sideAirMm([sampleFamily('frenchDoorFridges', sampleAttribute('finish'))])).toBeNull();
  });

  it('does not ask kinds that nobody chooses by their width', () => {
    expect(sideAirMm([family('frenchDoorFridges'), family('waterFilters', false)])).toBe(20);
    expect(sideAirMm([family('frenchDoorFridges', false)])).toBeNull();
  });

  it('and the fit check find the same space just wide enough', () => {
    for (const code of [...fridges, 'frontLoadWashers', 'dishwashers']) {
      const [air, own] = [sideAirMm([family(code)]), needs(size, code)];
      if (air === null || own === null) throw new Error(`${code} has no rule`);
      const width = size.widthMm + 2 * air;
      expect(neededSpace(own).width).toBe(width);
      expect(checkFit(own, { width, height: null, depth: null })?.fits).toBe(true);
      expect(checkFit(own, { width: width - 1, height: null, depth: null })?.fits).toBe(false);
    }
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
