import { describe, expect, it } from 'vitest';
import { changeQuery, readQueryChange } from './change-query.ts';

describe('changeQuery', () => {
  it.each([
    ['cheap fridge', 'fridge freezer', 'fridge freezer'],
    ['cheap  Fridge', { remove: ['cheap'] }, 'Fridge'],
    ['a Cheap, cheap fridge', { remove: ['cheap'] }, 'a , fridge'],
    ['ice box small', { remove: ['ice box'] }, 'small'],
    ['ice small box', { remove: ['ice box'] }, 'ice small box'],
    ['telly 55', { edits: [{ type: 'replace', delete: 'telly', insert: 'TV' }] }, 'TV 55'],
    [
      'big telly',
      {
        edits: [
          { type: 'remove', delete: 'big' },
          { type: 'replace', delete: 'telly', insert: 'TV' },
        ],
      },
      'TV',
    ],
    ['fridge', { edits: [{ delete: '?!' }] }, 'fridge'],
    ['fridge', {}, 'fridge'],
    ['fridge fridge fridge', { edits: [{ type: 'replace', delete: 'fridge fridge', insert: 'x' }] }, 'x fridge'],
  ])('%j changed by %j is %j', (query, change, expected) => {
    expect(changeQuery(query, readQueryChange(change))).toBe(expected);
  });

  it.each([
    [3],
    [[]],
    [null],
    [{ remove: 3 }],
    [{ edits: 'x' }],
    [{ edits: [1] }],
    [{ edits: [{ type: 'replace', delete: 'a' }] }],
  ])('refuses %j', (change) => {
    expect(() => readQueryChange(change)).toThrow('Invalid value for "query');
  });
});
