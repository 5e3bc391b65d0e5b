import { describe, expect, it } from 'vitest';
import { isMet } from '../measure/goal-table.ts';
import { type LighthouseReport, middleScores, readReport, scoreGoals } from './lighthouse-report.ts';

const category = (score: number | null, ...ids: string[]) => ({ score, auditRefs: ids.map((id) => ({ id })) });
const report = (performance: number, accessibility: number | null = 1): LighthouseReport => ({
  environment: { benchmarkIndex: 900 },
  categories: {
    performance: category(performance, 'unused-javascript'),
    accessibility: category(accessibility, 'button-name', 'image-alt', 'video-caption'),
    'best-practices': category(1, 'errors-in-console'),
    seo: category(1, 'image-alt'),
  },
  audits: {
    'unused-javascript': { score: 0 },
    'button-name': { score: accessibility === 1 ? 1 : 0 },
    'image-alt': { score: 1 },
    'video-caption': { score: null },
    'largest-contentful-paint': { score: 0.9, numericValue: 1800 },
  },
});

describe('a report of Lighthouse', () => {
  it('is read as scores of 100 and figures', () => {
    const { scores, lcpMs, fcpMs, failed } = readReport(report(0.974));
    expect(scores).toEqual({ performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 });
    expect([lcpMs, fcpMs, failed]).toEqual([1800, Number.NaN, []]);
  });

  it('names what failed, except in performance', () => {
    expect(readReport(report(0.5, 0.93)).failed).toEqual(['button-name']);
  });

  it('counts a score that is missing as none', () => {
    expect(readReport(report(1, null)).scores.accessibility).toBe(0);
  });

  it('is the middle of several in performance, and the lowest in the rest', () => {
    const runs = [report(0.99), report(0.9, 0.95), report(0.98)].map(readReport);
    const { scores, failed } = middleScores(runs);
    expect(scores).toEqual({ performance: 98, accessibility: 95, 'best-practices': 100, seo: 100 });
    expect(failed).toEqual(['button-name']);
  });

  it('must reach its goals', () => {
    const rows = scoreGoals('home', readReport(report(0.96)));
    expect(rows.map((row) => [row.unit, isMet(row)])).toEqual([
      ['Lighthouse performance', false],
      ['Lighthouse accessibility', true],
      ['Lighthouse best-practices', true],
      ['Lighthouse seo', true],
    ]);
  });
});
