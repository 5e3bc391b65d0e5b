import { describe, expect, it } from 'vitest';
import type { RangeFacet } from '../listing-types.ts';
import { pillLabel } from './pill-label.ts';

const range = (name: string, suffix: string, from: number | null, to: number | null): RangeFacet => ({
  kind: 'range',
  minParam: `min${name}`,
  maxParam: `max${name}`,
  heading: name,
  expanded: false,
  prefix: '',
  suffix,
  step: 1,
  min: 0,
  max: 1010,
  from,
  to,
});
const pill = (label: string, ...params: string[]) => ({
  label,
  remove: params.map((param) => ({ param, value: '1' })),
});

describe('pillLabel', () => {
  it('says the space with the room to breathe', () => {
    const width = range('WidthMm', 'mm', null, 930);
    expect(pillLabel(pill('Width: up to 930 mm', 'maxWidthMm'), [width], 10)).toBe('Fits 950 mm');
    expect(pillLabel(pill('Width: up to 910 mm', 'maxWidthMm'), [range('WidthMm', 'mm', null, 910)], 20)).toBe(
      'Fits 950 mm',
    );
  });
  it('says the width where one space cannot speak for all', () => {
    const width = range('WidthMm', 'mm', null, 930);
    expect(pillLabel(pill('Width: up to 930 mm', 'maxWidthMm'), [width], null)).toBe('Width: up to 930 mm');
  });
  it('says stars as they are offered', () => {
    const stars = range('EnergyStars', 'stars', 3, null);
    expect(pillLabel(pill('Energy rating: from 3 stars', 'minEnergyStars'), [stars], 20)).toBe('3 stars and up');
  });
  it('leaves other pills alone', () => {
    const facets = [range('WidthMm', 'mm', 800, 930), range('Price', '', 1, 2)];
    expect(pillLabel(pill('Width: 800 to 930 mm', 'minWidthMm', 'maxWidthMm'), facets, 20)).toBe(
      'Width: 800 to 930 mm',
    );
    expect(pillLabel(pill('$1 to $2', 'minPrice', 'maxPrice'), facets, 20)).toBe('$1 to $2');
    expect(pillLabel(pill('Tarn', 'brand'), facets, 20)).toBe('Tarn');
  });
});
