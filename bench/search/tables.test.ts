import { describe, expect, it } from 'vitest';
import type { Report } from './measure-apart.ts';
import { caseRows, growthInWords, growthRows } from './tables.ts';

const report = (name: string, p50: number): Report => ({
  name,
  isApart: false,
  buildMs: p50 * 1000,
  buildCpuMs: p50 * 900,
  recordsMb: 10,
  indexMb: 20,
  rssMb: 40,
  mistakes: [],
  cases: { filtered: { count: 400, p50, p95: p50 * 2, p99: p50 * 3, found: 0.5, cpuMean: p50 } },
});

describe('caseRows', () => {
  it('says how many times the first one takes, for cases that were measured', () => {
    const rows = caseRows([report('ours', 0.5), report('other', 2)]);
    expect(rows.map((row) => [row.engine, row['times ours'], row['found %']])).toEqual([
      ['ours', 1, 50],
      ['other', 4, 50],
    ]);
  });
});

describe('growthRows', () => {
  it('tells the exponent and says it in words', () => {
    const runs = [1000, 2000, 4000].map((size) => ({ size, report: report('ours', size ** 1.5) }));
    const [filtered] = growthRows(runs);
    expect(filtered).toMatchObject({ exponent: 1.5, growth: 'WORSE than linear', '4,000': 252982.213 });
  });

  it.each([
    [0.5, 'slower than the catalogue'],
    [1, 'linear'],
    [1.3, 'WORSE than linear'],
  ])('%d is %s', (exponent, words) => {
    expect(growthInWords(exponent)).toBe(words);
  });
});
