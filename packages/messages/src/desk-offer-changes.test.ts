import { expect, it } from 'vitest';
import { offerFieldWords } from './desk-offer-changes.ts';

it.each([
  ['amount', '20', '20'],
  ['amount', '', 'none'],
  ['exclusive', 'on', 'yes'],
  ['exclusive', '', 'no'],
  ['until', '2026-11-29T00:00', 'Sun 29 Nov 2026, 12:00 am'],
  ['until', '', 'no end'],
  ['from', '', 'at once'],
  ['audience', '', 'everyone'],
  ['effect', 'buyGet', 'buy some, get some'],
  ['set', '', 'everything'],
  ['models', 'A1\nB2', 'A1, B2'],
] as const)('the field %s that says %j reads %j', (field, value, said) => {
  expect(offerFieldWords(field, value)).toBe(said);
});
