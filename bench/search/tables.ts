import { goalsOf, isMet } from './goals.ts';
import { CASE_NAMES, CASES } from './measure.ts';
import type { Report } from './measure-apart.ts';
import { growthExponent } from './statistics.ts';

type Row = Readonly<Record<string, string | number>>;

const round = (value: number, digits = 2): number => Number(value.toFixed(digits));

/** Every engine's times, with the ratio of its median to the first engine's. */
export function caseRows(reports: readonly Report[]): Row[] {
  const [first] = reports;
  return CASES.flatMap((name) =>
    reports.flatMap((report) => {
      const measured = report.cases[name];
      const reference = first?.cases[name];
      if (!measured || !reference) return [];
      return [
        {
          case: CASE_NAMES[name],
          engine: report.name,
          'p50 ms': round(measured.p50, 3),
          'p95 ms': round(measured.p95),
          'p99 ms': round(measured.p99),
          [`times ${first.name}`]: round(measured.p50 / reference.p50),
          'cpu mean ms': report.isApart ? '' : round(measured.cpuMean, 3),
          queries: measured.count,
          'found %': round(measured.found * 100, 1),
        },
      ];
    }),
  );
}

export function buildRows(reports: readonly Report[]): Row[] {
  return reports.map(({ name, isApart, buildMs, buildCpuMs, indexMb, recordsMb, rssMb, mistakes }) => ({
    engine: name,
    'build s': round(buildMs / 1000),
    'build cpu s': isApart ? '' : round(buildCpuMs / 1000),
    'index MB': round(indexMb, 0),
    'records MB': round(recordsMb, 0),
    'resident MB more': round(rssMb, 0),
    'wrong answers': mistakes.length,
  }));
}

export type Sized = { readonly size: number; readonly report: Report };

/** How cost grows with the catalogue: exponent 1 is linear. */
export function growthRows(runs: readonly Sized[]): Row[] {
  const costs = {
    'filtered category, p50 ms': ({ cases }: Report) => cases.filtered?.p50 ?? Number.NaN,
    'filtered category, p99 ms': ({ cases }: Report) => cases.filtered?.p99 ?? Number.NaN,
    'filtered category, cpu mean ms': ({ cases }: Report) => cases.filtered?.cpuMean ?? Number.NaN,
    'build s': ({ buildMs }: Report) => buildMs / 1000,
    'build cpu s': ({ buildCpuMs }: Report) => buildCpuMs / 1000,
    'index MB': ({ indexMb }: Report) => indexMb,
  };
  return Object.entries(costs).map(([what, cost]) => {
    const exponent = growthExponent(runs.map(({ size, report }) => ({ size, cost: cost(report) })));
    return {
      what,
      ...Object.fromEntries(runs.map(({ size, report }) => [size.toLocaleString('en-AU'), round(cost(report), 3)])),
      exponent: round(exponent),
      growth: growthInWords(exponent),
    };
  });
}

/** Allows some noise: linear growth measures between 0.95 and 1.1. */
export function growthInWords(exponent: number): string {
  if (exponent > 1.1) return 'WORSE than linear';
  return exponent < 0.95 ? 'slower than the catalogue' : 'linear';
}

export function goalRows(report: Report, count: number): Row[] {
  return goalsOf(report, count).map((goal) => ({
    goal: goal.goal,
    limit: `${goal.limit} ${goal.unit}`,
    measured: `${round(goal.value)} ${goal.unit}`,
    met: isMet(goal) ? 'yes' : 'NO',
  }));
}
