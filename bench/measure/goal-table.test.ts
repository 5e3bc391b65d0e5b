import { describe, expect, it, vi } from 'vitest';
import { isMet, printGoals } from './goal-table.ts';

const cost = { what: 'a listing', unit: 'ms', goal: 1.5 };

describe('goals', () => {
  it.each([
    [{ ...cost, now: 1.5 }, true],
    [{ ...cost, now: 1.6 }, false],
    [{ ...cost, now: 1.6, isMoreBetter: true }, true],
    [{ ...cost, now: 1.4, isMoreBetter: true }, false],
  ])('%o', (row, met) => {
    expect(isMet(row)).toBe(met);
  });

  it('are named when they are missed', () => {
    const said: unknown[] = [];
    vi.spyOn(console, 'table').mockImplementation(() => {});
    vi.spyOn(console, 'log').mockImplementation((text) => said.push(text));
    printGoals([
      { ...cost, now: 1 },
      { ...cost, what: 'a page', now: 9 },
    ]);
    printGoals([{ ...cost, now: 1 }]);
    vi.restoreAllMocks();
    expect(said).toEqual(['Missed: a page (ms).', 'Every goal is met.']);
  });
});
