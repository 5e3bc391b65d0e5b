import { describe, expect, it } from 'vitest';
import { FRIDGES, KETTLES, sampleAttribute, sampleFamily } from '../listing/testing/sample-families.ts';
import { attributePlaces, isOneKind } from './attribute-places.ts';

describe('attributePlaces', () => {
  const codes = (...args: Parameters<typeof attributePlaces>) =>
    attributePlaces(...args).map(({ code, isShared }) => [code, isShared]);
  it('of one family are its attributes in its order', () => {
    expect(codes([FRIDGES])).toEqual([
      ['width', true],
      ['finish', true],
      ['shelves', true],
      ['wifi', true],
      ['refrigerant', true],
    ]);
  });
  it('of two families start with what both have, in the order of the first', () => {
    expect(codes([KETTLES, FRIDGES]).slice(0, 3)).toEqual([
      ['finish', true],
      ['width', true],
      ['material', false],
    ]);
  });
  it('knows each family’s own attribute', () => {
    const [finish] = attributePlaces([KETTLES, FRIDGES]);
    expect(finish?.attributes.get('kettles')?.heading).toBe('Colour');
    expect(finish?.attributes.get('fridges')?.heading).toBe('Finish');
  });
  it('share nothing while a family is missing', () => {
    expect(codes([FRIDGES], false).some(([, isShared]) => isShared)).toBe(false);
  });
});

describe('isOneKind', () => {
  const width = sampleAttribute('width', { type: 'RANGE' });
  const noise = sampleAttribute('noise', { type: 'RANGE' });
  it.each([
    ['of one family', [FRIDGES], true],
    ['of the same figures in another order', [sampleFamily('a', width, noise), sampleFamily('b', noise, width)], true],
    ['whatever else they have', [sampleFamily('a', width), sampleFamily('b', width, sampleAttribute('wifi'))], true],
    ['not of different figures', [sampleFamily('a', width), sampleFamily('b', width, noise)], false],
    ['not of fridges and kettles', [FRIDGES, KETTLES], false],
  ])('%s', (_, families, expected) => {
    expect(isOneKind(families)).toBe(expected);
  });
});
