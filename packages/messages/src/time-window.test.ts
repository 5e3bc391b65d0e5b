import { describe, expect, it } from 'vitest';
import { timeWords, windowWords } from './time-window.ts';

describe('windowWords', () => {
  it.each([
    ['07:00-09:00', '7–9 am'],
    ['10:00-12:00', '10 am – 12 pm'],
    ['12:00-14:00', '12–2 pm'],
    ['08:30-10:30', '8:30–10:30 am'],
    ['10 am to 12 pm', '10 am to 12 pm'],
  ])('of %s are %s', (window, words) => {
    expect(windowWords(window)).toBe(words);
  });
});

describe('timeWords', () => {
  it.each([
    ['09:00', '9 am'],
    ['17:30', '5:30 pm'],
    ['00:00', '12 am'],
  ])('of %s are %s', (time, words) => {
    expect(timeWords(time)).toBe(words);
  });
});
