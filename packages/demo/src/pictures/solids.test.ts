import { describe, expect, it } from 'vitest';
import { wordBars } from './solids.ts';

describe('wordBars', () => {
  const bars = (lines: number) => wordBars(10, 20, 200, lines, 20, '#333');
  const starts = (markup: string) =>
    [...markup.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/g)].map(
      ([, x, y, w]) => [Number(x), Number(y), Number(w)] as const,
    );

  it('sets every line on its own height', () => {
    expect(new Set(starts(bars(7)).map(([, y]) => y))).toEqual(new Set([20, 40, 60, 80, 100, 120, 140]));
  });

  it('keeps the words inside the column', () => {
    expect(Math.max(...starts(bars(12)).map(([x, , w]) => x + w))).toBeLessThanOrEqual(210.1);
  });

  it('ends a paragraph early on every fifth line', () => {
    const ends = starts(bars(5))
      .filter(([, y]) => y === 100)
      .map(([x, , w]) => x + w);
    expect(Math.max(...ends)).toBeLessThanOrEqual(120.1);
  });
});
