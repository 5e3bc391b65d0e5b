import { describe, expect, it } from 'vitest';
import { accessoriesFirst, mixKinds } from './lay-out.ts';
import { sampleProduct } from './testing/sample-product.ts';

describe('mixKinds', () => {
  it.each([
    ['ABCDxyz', 'ABxCDyz'],
    ['xyzABCDEF', 'xyAzBCDEF'],
    ['AxBCyz', 'AxBCyz'],
    ['ABC', 'ABC'],
    ['xyz', 'xyz'],
    ['', ''],
  ])('lays out %s as %s', (items, mixed) => {
    expect(mixKinds([...items], (item) => item < 'a').join('')).toBe(mixed);
  });
});

describe('accessoriesFirst', () => {
  const washer = sampleProduct('washer', { family: { code: 'washers' }, accessoryIds: ['hose', 'stacker'] });
  const other = sampleProduct('other', { family: { code: 'washers' } });
  const dryer = sampleProduct('dryer', { family: { code: 'dryers' } });
  const hose = sampleProduct('hose', { family: { code: 'parts' } });
  const stacker = sampleProduct('stacker', { family: { code: 'washers' } });

  it('puts accessories first, and no second one of what is in the cart', () => {
    const laidOut = accessoriesFirst([other, dryer, stacker, hose], [washer]);
    expect(laidOut.map(({ id }) => id)).toEqual(['stacker', 'hose', 'dryer']);
  });

  it('leaves the order alone beside an empty cart', () => {
    expect(accessoriesFirst([other, dryer], []).map(({ id }) => id)).toEqual(['other', 'dryer']);
  });
});
