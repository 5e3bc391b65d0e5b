import type { Report } from './measure-apart.ts';

export type Goal = {
  readonly goal: string;
  readonly limit: number;
  readonly unit: 'ms' | 's' | 'MB';
  readonly value: number;
};

const NOT_MEASURED = Number.NaN;

/** Limits for 50,000 products; half a million have their own. */
export function goalsOf(report: Report, count: number): Goal[] {
  const { filtered, typo, suggest } = report.cases;
  const p50 = filtered?.p50 ?? NOT_MEASURED;
  if (count > 100_000) return [{ goal: 'filtered category, p50', limit: 10, unit: 'ms', value: p50 }];
  return [
    { goal: 'filtered category, p50', limit: 1, unit: 'ms', value: p50 },
    { goal: 'filtered category, p99', limit: 5, unit: 'ms', value: filtered?.p99 ?? NOT_MEASURED },
    { goal: 'two words with a typo, p50', limit: 2, unit: 'ms', value: typo?.p50 ?? NOT_MEASURED },
    { goal: 'suggestions, p50', limit: 1, unit: 'ms', value: suggest?.p50 ?? NOT_MEASURED },
    { goal: 'build', limit: 6, unit: 's', value: report.buildMs / 1000 },
    { goal: 'index and records in memory', limit: 400, unit: 'MB', value: report.indexMb + report.recordsMb },
  ];
}

export const isMet = ({ value, limit }: Goal): boolean => value <= limit;
