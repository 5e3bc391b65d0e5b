import { expect, it } from 'vitest';
import { actWords, emptyWords, hitsWords, placeWords, searchNote } from './desk-search-lines.ts';

it('searches are said with their numbers', () => {
  expect([emptyWords(1), emptyWords(9)]).toEqual(['last 7 days, 1 word', 'last 7 days, 9 words']);
  expect([hitsWords(1), hitsWords(1048)]).toEqual(['1 product', '1,048 products']);
  expect(searchNote(142, 3)).toBe('142 searches found nothing in 7 days, 3 words are set aside');
  expect(placeWords(16, 30, 1064)).toBe('16 to 30 of 1,064');
  expect(actWords('Pin', 'Fridge')).toBe('Pin Fridge');
});
