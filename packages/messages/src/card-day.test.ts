import { expect, it } from 'vitest';
import { cardDayWords, cardStoreWords } from './card-day.ts';

it.each([
  [19, 'Delivery Tue 17 Nov, $19'],
  [0, 'Delivery Tue 17 Nov, free'],
  [9.95, 'Delivery Tue 17 Nov, $9.95'],
])('says the day and %s dollars', (price, words) => {
  expect(cardDayWords({ firstAvailable: '2026-11-17', price })).toBe(words);
});

it('says where the nearest one is, with how many while they are few', () => {
  expect(cardStoreWords({ storeName: 'Preston', qty: 2 })).toBe('2 in stock at Preston');
  expect(cardStoreWords({ storeName: 'Preston', qty: 9 })).toBe('In stock at Preston');
});
