import { expect, it } from 'vitest';
import { createWorkBudget } from './work-budget.ts';

it('lets each client spend so much in a minute, and says when there is more', () => {
  let now = 1_000;
  const budget = createWorkBudget(100, () => now);
  expect([budget.spend('a', 60), budget.spend('a', 60), budget.spend('a', 40), budget.spend('a', 1)]).toEqual([
    0, 60, 0, 60,
  ]);
  expect(budget.spend('b', 100)).toBe(0);
  now += 45_000;
  expect(budget.spend('a', 1)).toBe(15);
  now += 15_000;
  expect(budget.spend('a', 100)).toBe(0);
});

it('remembers a bounded number of clients', () => {
  const budget = createWorkBudget(10);
  budget.spend('first', 10);
  for (let index = 0; index < 20_000; index += 1) budget.spend(`c${index}`, 1);
  expect(budget.spend('first', 10)).toBe(0);
});
