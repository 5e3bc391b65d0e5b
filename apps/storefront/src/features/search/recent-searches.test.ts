import { describe, expect, it } from 'vitest';
import { addRecentSearch, parseRecentSearches, removeRecentSearch } from './recent-searches.ts';

describe('addRecentSearch', () => {
  it('puts the newest first', () => {
    expect(addRecentSearch(['65 oled'], 'quiet dishwasher')).toEqual(['quiet dishwasher', '65 oled']);
  });
  it('moves a search that was made before to the front, in its new spelling', () => {
    expect(addRecentSearch(['kettle', '65 oled'], ' 65  OLED ')).toEqual(['65 OLED', 'kettle']);
  });
  it('keeps eight', () => {
    const nine = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
    expect(nine.reduce<readonly string[]>(addRecentSearch, [])).toEqual(['9', '8', '7', '6', '5', '4', '3', '2']);
  });
  it('does not remember nothing', () => {
    expect(addRecentSearch(['kettle'], '   ')).toEqual(['kettle']);
  });
  it('does not let one search fill the storage', () => {
    expect(addRecentSearch([], 'x'.repeat(5_000))[0]).toHaveLength(200);
  });
});

describe('removeRecentSearch', () => {
  it('forgets one', () => {
    expect(removeRecentSearch(['kettle', '65 oled'], '65 OLED')).toEqual(['kettle']);
  });
});

describe('parseRecentSearches', () => {
  it('reads what was kept, in its order', () => {
    const kept = ['quiet dishwasher', '65 oled', 'kettle'];
    expect(parseRecentSearches(JSON.stringify(kept))).toEqual(kept);
  });
  it.each([
    ['nothing', null],
    ['broken text', '["kettle"'],
    ['another shape', '{"kettle":1}'],
    ['no searches', '[1,null,{},["kettle"],"  "]'],
  ])('has none from %s', (_, text) => {
    expect(parseRecentSearches(text)).toEqual([]);
  });
  it('leaves out what is not a search, repeats, and more than eight', () => {
    const text = JSON.stringify(['a', 7, 'A', ...'bcdefghijk']);
    expect(parseRecentSearches(text)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  });
});
