import { describe, expect, it } from 'vitest';
import { convertLength, splitUnit } from './units.ts';

describe('convertLength', () => {
  it('says inches in centimetres and back, rounded as makers round', () => {
    expect(convertLength('55', 'inch')).toEqual({ numbers: ['140', '139'], unit: 'cm' });
    expect(convertLength('140', 'cm')?.numbers).toContain('55');
    expect(convertLength('9', 'kg')).toBeUndefined();
  });
});

describe('splitUnit', () => {
  it.each([
    ['637l', { digits: '637', unit: 'l' }],
    ['9kgs', { digits: '9', unit: 'kg' }],
    ['55c3', undefined],
    ['l637', undefined],
  ])('%s', (token, expected) => {
    expect(splitUnit(token)).toEqual(expected);
  });
});
