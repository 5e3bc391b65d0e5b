import { describe, expect, it } from 'vitest';
import { errorMessages } from './error-messages.ts';
import { fillMessage } from './fill-message.ts';

describe('fillMessage', () => {
  it.each([
    ['There is a limit of {qtyMax} per order.', { qtyMax: 2 }, 'There is a limit of 2 per order.'],
    ['{a} and {a}', { a: 'x' }, 'x and x'],
    ['{product}', { product: '$& {other}' }, '$& {other}'],
    ['{toString}', {}, '{toString}'],
    ['Nothing to fill', {}, 'Nothing to fill'],
  ])('fills %s', (sentence, params, expected) => {
    expect(fillMessage(sentence, params)).toBe(expected);
  });
});

it('ends every sentence for a code with a full stop', () => {
  expect(Object.values(errorMessages).filter((sentence) => !sentence.endsWith('.'))).toEqual([]);
});
