import { expect, it } from 'vitest';
import { commonDays } from './common-days.ts';

const day = (date: string, ...windows: string[]) => ({ date, windows });

it.each([
  ['none of no orders', [], []],
  ['all days of one order', [[day('2030-01-07', 'a', 'b')]], [day('2030-01-07', 'a', 'b')]],
  [
    'days and windows that each of them has',
    [
      [day('2030-01-07', 'a', 'b'), day('2030-01-08', 'a')],
      [day('2030-01-07', 'b', 'c'), day('2030-01-09')],
    ],
    [day('2030-01-07', 'b')],
  ],
  ['a day without a window in common', [[day('2030-01-07', 'a')], [day('2030-01-07', 'b')]], [day('2030-01-07')]],
  ['none where one order has no day', [[day('2030-01-07')], []], []],
] as const)('several orders can come on %s', (_, lists, wanted) => {
  expect(commonDays(lists)).toEqual(wanted);
});
