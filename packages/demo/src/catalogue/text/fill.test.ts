import { describe, expect, it } from 'vitest';
import { fill, inWords } from './fill.ts';

describe('fill', () => {
  it('writes figures, words and lists', () => {
    const facts = { heightMm: 1780, stars: 3.5, finish: ['Sand', 'Navy', 'Black'], filter: 'HEPA', one: 'Stainless' };
    expect(fill('{heightMm} mm, {stars} stars', facts)).toBe('1,780 mm, 3.5 stars');
    expect(fill('in {finish|lower}', facts)).toBe('in sand, navy and black');
    expect(fill('a {filter|lower} filter in {one|lower}', facts)).toBe('a HEPA filter in stainless');
  });

  it('refuses a fact that is missing or that is yes or no', () => {
    expect(() => fill('{width} mm', {})).toThrow('needs the fact width');
    expect(() => fill('{wifi}', { wifi: true })).toThrow('Yes or no');
  });
});

describe('inWords', () => {
  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a and b'],
    [['a', 'b', 'c'], 'a, b and c'],
  ])('%j is %s', (items, words) => {
    expect(inWords(items)).toBe(words);
  });
});
