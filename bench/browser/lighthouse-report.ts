import type { GoalRow } from '../measure/goal-table.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];
const GOALS: Readonly<Record<Category, number>> = {
  performance: 97,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

type Audit = { readonly score: number | null; readonly numericValue?: number };

/** What we read of Lighthouse's JSON. */
export type LighthouseReport = {
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<
    Record<Category, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }>
  >;
  readonly audits: Readonly<Record<string, Audit>>;
};

export type PageScores = {
  readonly benchmarkIndex: number;
  readonly scores: Readonly<Record<Category, number>>;
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly blockingMs: number;
  readonly shift: number;
  /** Checks of everything but performance that the page did not pass. */
  readonly failed: readonly string[];
};

export function readReport({ environment, categories, audits }: LighthouseReport): PageScores {
  const figure = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  // a score is null when Lighthouse could not find it out
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name].score ?? 0) * 100)]);
  const checks = CATEGORIES.filter((name) => name !== 'performance').flatMap((name) => categories[name].auditRefs);
  const isFailed = (id: string): boolean => typeof audits[id]?.score === 'number' && audits[id].score < 1;
  return {
    benchmarkIndex: environment.benchmarkIndex,
    scores: Object.fromEntries(scores),
    fcpMs: figure('first-contentful-paint'),
    lcpMs: figure('largest-contentful-paint'),
    blockingMs: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    failed: [...new Set(checks.map(({ id }) => id).filter(isFailed))],
  };
}

/** The run with the middle performance. Of the other scores the lowest, which should not vary. */
export function middleScores(runs: readonly PageScores[]): PageScores {
  const sorted = runs.toSorted((a, b) => a.scores.performance - b.scores.performance);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('Lighthouse did not run.');
  const lowest = (name: Category): number => Math.min(...runs.map(({ scores }) => scores[name]));
  const others = CATEGORIES.filter((name) => name !== 'performance').map((name) => [name, lowest(name)]);
  return {
    ...middle,
    scores: { ...middle.scores, ...Object.fromEntries(others) },
    failed: [...new Set(runs.flatMap(({ failed }) => failed))],
  };
}

export const scoreGoals = (what: string, { scores }: PageScores): GoalRow[] =>
  CATEGORIES.map((name) => ({
    ...{ what, unit: `Lighthouse ${name}`, now: scores[name], goal: GOALS[name] },
    isMoreBetter: true,
  }));
