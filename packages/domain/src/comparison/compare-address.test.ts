import { describe, expect, it } from 'vitest';
import { addressParams } from '../listing/testing/address-params.ts';
import { idsInCompareAddress, readCompareAddress, writeCompareAddress } from './compare-address.ts';

const known = new Set(['a', 'b', 'c', 'd', 'e']);
const read = (query: string) => readCompareAddress(addressParams(query), (id) => known.has(id));

describe('readCompareAddress', () => {
  it.each([
    ['', []],
    ['ids=', []],
    ['ids=a', ['a']],
    ['ids=a,b,c', ['a', 'b', 'c']],
    ['ids=a%2Cb', ['a', 'b']],
    ['ids=a&ids=b', ['a', 'b']],
    ['ids=,a,,+b+,', ['a', 'b']],
    ['ids=b,a,b', ['b', 'a']],
    ['products=a', []],
  ])('of "%s" is %j', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });
  it('takes four at most [C-9-07 D-9-25]', () => {
    expect(read('ids=a,b,c,d,e')).toEqual(['a', 'b', 'c', 'd']);
  });
  it('drops what is not known before it counts [C-9-07 D-9-25]', () => {
    expect(read('ids=x,a,y,b,c,d')).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('idsInCompareAddress', () => {
  it('never asks for more than sixteen', () => {
    const many = Array.from({ length: 500 }, (_, index) => `p${index}`);
    expect(idsInCompareAddress(addressParams(`ids=${many.join(',')}`))).toEqual(many.slice(0, 16));
  });
  it.each([
    ['is longer than any', 'x'.repeat(101)],
    ['nobody can write', 'p%00'],
  ])('takes nothing for an id that %s', (_, id) => {
    expect(idsInCompareAddress(addressParams(`ids=${id},a`))).toEqual(['a']);
  });
});

describe('writeCompareAddress', () => {
  it.each([
    [[], '/compare'],
    [['a'], '/compare?ids=a'],
    [['a', 'b', 'a'], '/compare?ids=a,b'],
    [['p&q', 'é'], '/compare?ids=p%26q,%C3%A9'],
  ])('of %j is %s', (ids, expected) => {
    expect(writeCompareAddress(ids)).toBe(expected);
  });
  it('writes four at most, and they are read back [C-9-07 D-9-25]', () => {
    const address = writeCompareAddress(['e', 'd', 'c', 'b', 'a']);
    expect(address).toBe('/compare?ids=e,d,c,b');
    expect(read(address.slice(address.indexOf('?') + 1))).toEqual(['e', 'd', 'c', 'b']);
  });
});
