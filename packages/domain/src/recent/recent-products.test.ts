import { describe, expect, it } from 'vitest';
import { readRecentProducts, recentBesides, viewProduct, writeRecentProducts } from './recent-products.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `p${index + 1}`);

describe('viewProduct', () => {
  it.each([
    ['starts a list', [], 'a', ['a']],
    ['puts the newest first', ['a', 'b'], 'c', ['c', 'a', 'b']],
    ['moves one that was seen before', ['a', 'b', 'c'], 'c', ['c', 'a', 'b']],
    ['changes nothing for the newest', ['a', 'b'], 'a', ['a', 'b']],
  ])('%s', (_, recent, id, expected) => {
    expect(viewProduct(recent, id)).toEqual(expected);
  });

  it('keeps 20; the oldest goes [C-9-08 D-9-26]', () => {
    const next = viewProduct(numbered(20), 'new');
    expect(next).toHaveLength(20);
    expect([next.at(0), next.at(-1)]).toEqual(['new', 'p19']);
  });
  it('loses none of 20 when one of them is seen again [C-9-08 D-9-26]', () => {
    expect(viewProduct(numbered(20), 'p20')).toEqual(['p20', ...numbered(19)]);
  });
});

describe('recentBesides', () => {
  it('leaves out the product that is on the page', () => {
    expect(recentBesides(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
  });
});

describe('readRecentProducts', () => {
  it('reads back what was written', () => {
    expect(readRecentProducts(writeRecentProducts(['b', 'a']))).toEqual(['b', 'a']);
  });
  it('is empty when nothing readable was kept', () => {
    expect(readRecentProducts('{"version":1,')).toEqual([]);
  });
  it('drops doubles and what is beyond 20 [C-9-08 D-9-26]', () => {
    const kept = JSON.stringify({ version: 1, items: ['p1', ...numbered(30)] });
    expect(readRecentProducts(kept)).toEqual(numbered(20));
  });
});
