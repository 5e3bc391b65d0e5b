import { describe, expect, it } from 'vitest';
import { categoryWords } from './category-count.ts';

describe('categoryWords', () => {
  it.each([
    ['336 models, from $139', { count: 336, priceFrom: 139 }, true],
    ['From $139', { count: 336, priceFrom: 139 }, false],
    ['1,204 models', { count: 1204, priceFrom: null }, true],
    ['1 model', { count: 1, priceFrom: null }, false],
  ])('%s', (words, category, isLarge) => {
    expect(categoryWords(category, isLarge)).toBe(words);
  });
});
