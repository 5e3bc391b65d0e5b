import type { OrderStep } from '@wattle/domain';
import { describe, expect, it } from 'vitest';
import { longStepWords, shippingWords, shortStepWords } from './step-words.ts';

describe('a step of an order', () => {
  const at = Date.UTC(2026, 10, 16, 3, 10);
  const step = (part: Partial<OrderStep>): OrderStep => ({
    status: 'PACKED',
    state: 'DONE',
    at: null,
    note: '',
    ...part,
  });
  const day = { day: '2026-11-17', rangeEnd: null };

  it('tells when it happened, and what there is to know', () => {
    expect(longStepWords(step({ at, note: 'Both boxes checked.' }), day)).toBe(
      'Monday 16 November, 2:10 pm. Both boxes checked.',
    );
    expect(longStepWords(step({ at }), day)).toBe('Monday 16 November, 2:10 pm');
    expect(shortStepWords(step({ at }), day)).toBe('Mon 16 Nov');
  });

  it('tells the day that was agreed, where it falls on that', () => {
    expect(longStepWords(step({ status: 'DELIVERED' }), day)).toBe('Tuesday 17 November');
    expect(shortStepWords(step({ status: 'DELIVERED' }), day)).toBe('Tue 17 Nov');
    expect(shortStepWords(step({ status: 'PACKED' }), day)).toBe('');
    expect(shortStepWords(step({ status: 'DELIVERED' }), { day: null })).toBe('');
  });
});

it.each([
  [0, 'Free'],
  [6900, '$69.00'],
])('delivery for %d cents is %s', (shippingCents, words) => {
  expect(shippingWords({ shippingCents })).toBe(words);
});
