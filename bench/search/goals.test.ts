import { describe, expect, it } from 'vitest';
import { goalsOf, isMet } from './goals.ts';
import type { Report } from './measure-apart.ts';

const spread = (p50: number) => ({ count: 300, p50, p95: p50 * 2, p99: p50 * 6, found: 1, cpuMean: p50 });
const report: Report = {
  name: 'ours',
  isApart: false,
  buildMs: 7000,
  buildCpuMs: 6500,
  recordsMb: 150,
  indexMb: 250,
  rssMb: 900,
  mistakes: [],
  cases: { filtered: spread(0.9), typo: spread(1.5), suggest: spread(0.4) },
};

describe('goalsOf', () => {
  it('tells what is met and what is not', () => {
    const missed = goalsOf(report, 50_000).filter((goal) => !isMet(goal));
    expect(missed.map(({ goal, value }) => [goal, Number(value.toFixed(3))])).toEqual([
      ['filtered category, p99', 5.4],
      ['build', 7],
    ]);
  });

  it('does not count as met what was not measured', () => {
    const [first] = goalsOf({ ...report, cases: {} }, 50_000);
    expect(first && isMet(first)).toBe(false);
  });

  it('allows half a million products ten milliseconds', () => {
    expect(goalsOf({ ...report, cases: { filtered: spread(8) } }, 500_000).every(isMet)).toBe(true);
  });
});
