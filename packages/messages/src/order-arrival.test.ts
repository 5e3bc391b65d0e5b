import { describe, expect, it } from 'vitest';
import { arrivalWords, methodWords } from './order-arrival.ts';

describe('when an order arrives', () => {
  it.each([
    ['a day', { day: '2026-11-17', rangeEnd: null }, 'Tuesday 17 November'],
    ['a day and a window', { day: '2026-11-17', rangeEnd: null, window: '07:00-09:00' }, 'Tuesday 17 November, 7–9 am'],
    ['promised days', { day: '2026-11-17', rangeEnd: '2026-11-19' }, 'Tuesday 17 to Thursday 19 November'],
    ['no day', { day: null, rangeEnd: null }, null],
  ])('says %s as people do', (_, agreed, words) => {
    expect(arrivalWords(agreed)).toBe(words);
  });

  it('says how, with the window of a chosen day', () => {
    expect(methodWords({ label: 'Scheduled delivery', window: '10:00-12:00' })).toBe(
      'Scheduled delivery, 10 am – 12 pm',
    );
    expect(methodWords({ label: 'Delivery' })).toBe('Delivery');
  });
});
