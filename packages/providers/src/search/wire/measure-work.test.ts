import { expect, it } from 'vitest';
import { measureWork } from './measure-work.ts';

const work = (parameters: Record<string, unknown>) => measureWork({ indexName: 'p', ...parameters });

it('grows with hits, facets and marked words, wherever they are written', () => {
  const plain = work({ hitsPerPage: 0 });
  expect(plain).toBeLessThan(5);
  expect(work({})).toBeGreaterThan(work({ attributesToHighlight: [] }));
  expect(work({ hitsPerPage: 1000 })).toBeGreaterThan(3000);
  expect(work({ params: 'hitsPerPage=1000' })).toBeGreaterThan(3000);
  expect(work({ params: { hitsPerPage: '1000' } })).toBeGreaterThan(3000);
  expect(work({ hitsPerPage: 1000, attributesToHighlight: '[]' })).toBeLessThan(1100);
  expect(work({ length: 1000, hitsPerPage: 1 })).toBeGreaterThan(3000);
  const tag = 'x'.repeat(100);
  expect(work({ hitsPerPage: 100, highlightPreTag: tag, highlightPostTag: tag })).toBeGreaterThan(2000);
  expect(work({ hitsPerPage: 100, params: `highlightPostTag=${tag}` })).toBeGreaterThan(1000);
  expect(work({ hitsPerPage: 100, highlightPreTag: '<mark>' })).toBe(
    work({ hitsPerPage: 100, highlightPreTag: '<b>' }),
  );
  expect(work({ hitsPerPage: 0, facets: '*' })).toBeGreaterThan(plain + 100);
  expect(work({ hitsPerPage: 0, facets: ['a', 'b'] })).toBeGreaterThan(plain + 9);
  expect(work({ hitsPerPage: 0, query: 'word '.repeat(100) })).toBeGreaterThan(2000);
  expect(work({ hitsPerPage: 0, filters: 'a:1 OR '.repeat(1000) })).toBeGreaterThan(100);
});

it('is a number for anything that a client may send', () => {
  for (const value of [null, NaN, -1, 'many', {}, [], '', true, 1e300])
    for (const name of ['hitsPerPage', 'length', 'facets', 'attributesToHighlight', 'highlightPreTag', 'params'])
      expect(work({ [name]: value })).toBeGreaterThan(0);
});
