import { describe, expect, it } from 'vitest';
import type { Facet } from '../listing-types.ts';
import { arrangeFacets } from './arrange-facets.ts';

const options = (param: string): Facet => ({
  kind: 'options',
  param,
  heading: param,
  expanded: true,
  search: null,
  options: [],
});
const range = (name: string, suffix: string, max = 9): Facet => ({
  kind: 'range',
  minParam: `min${name}`,
  maxParam: `max${name}`,
  heading: name,
  expanded: true,
  prefix: '',
  suffix,
  step: 1,
  min: 1,
  max,
  from: null,
  to: null,
});
const toggle = (param: string): Facet => ({ kind: 'toggle', param, heading: param, count: 1, chosen: false });

const names = (facets: Facet[]) =>
  arrangeFacets(facets, 20).map((section) => {
    if (section.kind === 'options') return section.param;
    return 'heading' in section ? section.heading : section.facets.map(({ param }) => param).join('+');
  });

describe('arrangeFacets', () => {
  it.each([
    [20, 'space'],
    [null, 'range'],
  ])('asks for a width with %s mm of air as a %s', (sideAirMm, kind) => {
    expect(arrangeFacets([range('WidthMm', ' mm')], sideAirMm)).toMatchObject([{ kind }]);
  });

  it('asks what it is and whether it fits first, and keeps the switches of the shop together', () => {
    const facets = [
      options('type'),
      options('category'),
      range('Price', ''),
      options('brand'),
      toggle('iceAndWater'),
      range('WidthMm', ' mm'),
      toggle('noFrost'),
      options('finish'),
      toggle('inStock'),
      toggle('sale'),
      toggle('clearance'),
      options('featured'),
    ];
    expect(names(facets)).toEqual([
      'type',
      'category',
      'WidthMm',
      'Price',
      'brand',
      'finish',
      'iceAndWater+noFrost',
      'inStock+sale+clearance',
      'featured',
    ]);
  });
  it('folds categories away where there are types, unless one is chosen [D-9-10 D-9-11]', () => {
    const isOpen = (...facets: Facet[]) => arrangeFacets(facets, 20).map((one) => 'expanded' in one && one.expanded);
    const chosen = { value: 'a', label: 'A', count: 1, chosen: true };
    expect(isOpen(options('type'), options('category'))).toEqual([true, false]);
    expect(isOpen(options('category'))).toEqual([true]);
    expect(isOpen(options('type'), { ...options('category'), options: [chosen] } as Facet)).toEqual([true, true]);
  });
  it('leaves out a range in which all things are the same', () => {
    expect(names([range('Shelves', '', 1)])).toEqual([]);
  });
});
