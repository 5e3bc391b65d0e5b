import { describe, expect, it } from 'vitest';
import { parseSearchResult, SearchResultError } from './parse-search-result.ts';

describe('parseSearchResult', () => {
  it('throws a result that is an error, with its words and its status [D-8-14]', () => {
    const faulty = { index: 'products', error: { message: 'Index products does not exist', status: 404 } };
    expect(() => parseSearchResult(faulty)).toThrow(SearchResultError);
    expect(() => parseSearchResult(faulty)).toThrow('Index products does not exist');
    expect(() => parseSearchResult(faulty)).toThrow(expect.objectContaining({ status: 404 }));
  });

  it.each([
    ['an empty one', { index: 'products', nbHits: 0 }],
    ['one that says there is no error', { nbHits: 0, error: null }],
    ['one with a word of that name', { nbHits: 0, error: 'none' }],
  ])('gives an answer back as it is, also %s', (_, answer) => {
    expect(parseSearchResult(answer)).toBe(answer);
  });
});
