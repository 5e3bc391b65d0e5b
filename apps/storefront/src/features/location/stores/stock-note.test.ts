import { describe, expect, it } from 'vitest';
import { stockNote } from './stock-note.ts';

describe('stockNote', () => {
  it.each([
    [12, { tone: 'good', words: '12 at Preston' }],
    [4, { tone: 'good', words: '4 at Preston' }],
    [3, { tone: 'few', words: 'Last 3 at Preston' }],
    [1, { tone: 'few', words: 'Last 1 at Preston' }],
  ])('of %i', (qty, note) => {
    expect(stockNote(qty, 'Preston')).toEqual(note);
  });
});
