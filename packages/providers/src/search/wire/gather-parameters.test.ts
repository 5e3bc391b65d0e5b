import { describe, expect, it } from 'vitest';
import { encodeParameters, gatherParameters } from './gather-parameters.ts';

describe('gatherParameters', () => {
  it.each([
    ['beside the name of the index', { indexName: 'products', query: 'fridge', page: 2 }, { query: 'fridge', page: 2 }],
    ['in an object', { indexName: 'products', params: { query: 'fridge' } }, { query: 'fridge' }],
    [
      'in a query string',
      { indexName: 'products', params: 'query=front%20loader&hitsPerPage=0&facets=%5B%22brand%22%5D' },
      { query: 'front loader', hitsPerPage: '0', facets: '["brand"]' },
    ],
    [
      'in both, where params counts',
      { indexName: 'p', query: 'a', page: 1, params: { query: 'b' } },
      { query: 'b', page: 1 },
    ],
    ['as null, which says nothing', { indexName: 'p', query: null, params: null }, {}],
    ['of another type', { indexName: 'p', type: 'facet', facet: 'brand' }, { facet: 'brand' }],
  ])('finds parameters %s [C-7-13 D-7-05]', (_, request, expected) => {
    expect(gatherParameters(request as never)).toEqual(expected);
  });

  it('keeps a name such as __proto__ as a name', () => {
    const raw = gatherParameters({ indexName: 'p', params: '__proto__=1&query=x' });
    expect(Object.entries(raw)).toEqual([
      ['__proto__', '1'],
      ['query', 'x'],
    ]);
  });

  it.each([[3], [true], [['query']]])('refuses params %j', (params) => {
    expect(() => gatherParameters({ indexName: 'p', params: params as never })).toThrow(
      'Invalid value for "params" parameter, expected string or object',
    );
  });
});

describe('encodeParameters', () => {
  it('writes them the way a request may send them', () => {
    const raw = { query: 'a b&c', page: 2, facets: ['brand'], enableRules: false };
    const text = encodeParameters(raw);
    expect(text).toBe('query=a%20b%26c&page=2&facets=%5B%22brand%22%5D&enableRules=false');
    expect(gatherParameters({ indexName: 'p', params: text })).toEqual({
      query: 'a b&c',
      page: '2',
      facets: '["brand"]',
      enableRules: 'false',
    });
  });

  it('writes half a letter and what is nested too deep without failing', () => {
    const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
    expect(encodeParameters({ query: '\ud800', deep })).toBe('query=%EF%BF%BD&deep=');
  });
});
