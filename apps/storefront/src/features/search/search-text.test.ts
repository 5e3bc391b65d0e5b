import { describe, expect, it } from 'vitest';
import { sameWords, searchLink, tidyWords } from './search-text.ts';

describe('search words', () => {
  it('lose the space around and between them', () => {
    expect(tidyWords('  quiet \t dishwasher ')).toBe('quiet dishwasher');
  });
  it('are the same whatever their capitals and spaces', () => {
    expect(sameWords('65 OLED', ' 65  oled')).toBe(true);
    expect(sameWords('oled', 'oled tv')).toBe(false);
  });
  it.each([
    ['french door', '/search?q=french+door'],
    ['c&a 50%', '/search?q=c%26a+50%25'],
    ['“4 K” <b>', '/search?q=%E2%80%9C4+K%E2%80%9D+%3Cb%3E'],
  ])('lead to the results of %s as the form does', (words, link) => {
    expect(searchLink(words)).toBe(link);
  });
});
