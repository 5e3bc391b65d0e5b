import { describe, expect, it } from 'vitest';
import { listWarranties } from '../catalogue/market/warranties.ts';
import { PLACED_CATEGORIES } from '../catalogue/place-product.ts';
import { generateArticles } from './generate-articles.ts';
import { generateRedirects } from './generate-settings.ts';

describe('what the content says of the catalogue', () => {
  it('moves no category that still exists', () => {
    const paths = new Set(PLACED_CATEGORIES.map(({ path }) => path));
    expect(generateRedirects().filter(({ from }) => paths.has(from))).toEqual([]);
  });

  it('names every repair plan at its price', () => {
    const page = JSON.stringify(generateArticles({ now: 0 }).find(({ id }) => id === 'repair-plans')?.body);
    const told = [...page.matchAll(/\d years? \$\d+/g)].map(([words]) => words.replace('year ', 'years '));
    const sold = listWarranties().map(({ blGroupWarranty, price }) => `${blGroupWarranty.duration} years $${price}`);
    expect(told.sort()).toEqual(sold.sort());
  });
});
