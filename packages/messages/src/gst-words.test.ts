import { toCents } from '@wattle/domain/money';
import { expect, it } from 'vitest';
import { gstWords } from './gst-words.ts';

it.each([
  [5527, 'Includes GST of $55.27'],
  [1, 'Includes GST of $0.01'],
  [0, 'No GST included'],
])('%d cents of GST are said as %j', (cents, words) => {
  expect(gstWords(toCents(cents))).toBe(words);
});
