import { describe, expect, it } from 'vitest';
import { pageOf, placeOf } from './page-of.ts';
import { withDefaults } from './read-parameters.ts';

describe('pageOf', () => {
  it.each([
    ['the first page', {}, { offset: 0, length: 20 }],
    ['a later page', { page: 3, hitsPerPage: 24 }, { offset: 72, length: 24 }],
    ['no hits at all', { hitsPerPage: 0, page: 5 }, { offset: 0, length: 0 }],
    ['so many from one on', { offset: 7, length: 3, page: 9 }, { offset: 7, length: 3 }],
    ['the rest of a page from one on', { offset: 7, hitsPerPage: 5 }, { offset: 7, length: 5 }],
    ['the last that can be seen', { page: 19, hitsPerPage: 1000 }, { offset: 19_000, length: 1000 }],
    ['part of a page', { offset: 19_990, length: 20 }, { offset: 19_990, length: 10 }],
    ['nothing beyond', { page: Number.MAX_SAFE_INTEGER, hitsPerPage: 20 }, { length: 0 }],
  ])('%s', (_, said, expected) => {
    expect(pageOf(withDefaults(said))).toMatchObject(expected);
  });
});

describe('placeOf', () => {
  it.each([
    [{}, 41, { page: 0, nbPages: 3, hitsPerPage: 20 }],
    [{ page: 2, hitsPerPage: 10 }, 40, { page: 2, nbPages: 4, hitsPerPage: 10 }],
    [{}, 0, { page: 0, nbPages: 0, hitsPerPage: 20 }],
    [{ hitsPerPage: 0 }, 40, { page: 0, nbPages: 0, hitsPerPage: 0 }],
    [{ hitsPerPage: 1000 }, 90_000, { page: 0, nbPages: 20, hitsPerPage: 1000 }],
    [{ offset: 5, length: 3 }, 40, { offset: 5, length: 3 }],
    [{ length: 3 }, 40, { offset: 0, length: 3 }],
  ])('%j of %i hits', (said, nbHits, expected) => {
    expect(placeOf(withDefaults(said), nbHits)).toEqual(expected);
  });
});
