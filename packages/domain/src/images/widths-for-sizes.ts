import { type ImageSet, type ImageWidth, imageWidths } from './image-url.ts';

/** Range of supported viewport widths, in CSS pixels. */
const NARROWEST = 320;
const WIDEST = 1920;
/** The highest pixel density served: a higher one makes no visible difference. */
const DENSITY = 2;
/** Narrower screens are phones, and none of those has fewer than two pixels a CSS pixel. */
const NARROWEST_PLAIN = 768;
/** A picture this much smaller than its place looks the same. */
const ENOUGH = 0.95;
/** The smallest width is not worth its bytes in the page when the next is less than this many times as wide. */
const HARDLY_WIDER = 1.4;
const REM = 16;

const ENTRY = /^(?:\(min-width:\s*(\d+)px\)\s+)?([\d.]+)(px|rem|vw)$/;

/**
 * The widths of a set that a picture with this `sizes` attribute can need, from the smallest screen to the largest.
 * All of them if `sizes` cannot be parsed [D-9-51 D-9-53].
 */
export function widthsForSizes(sizes: string, set: ImageSet): readonly ImageWidth[] {
  const key = `${set} ${sizes}`;
  const widths = known.get(key) ?? findWidths(sizes, set);
  known.set(key, widths);
  return widths;
}

const known = new Map<string, readonly ImageWidth[]>();

function findWidths(sizes: string, set: ImageSet): readonly ImageWidth[] {
  const all = imageWidths(set);
  const shown: number[] = [];
  const needed: number[] = [];
  let below = WIDEST;
  for (const text of sizes.split(',')) {
    const [, from, value, unit] = ENTRY.exec(text.trim()) ?? [];
    if (value === undefined) return all;
    const start = from === undefined ? NARROWEST : Number(from);
    for (const screen of [start, below]) {
      const pixels = cssPixels(Number(value), unit, screen);
      shown.push(pixels);
      needed.push(screen < NARROWEST_PLAIN ? pixels * DENSITY : pixels);
    }
    below = start;
  }
  const smallest = all.find((width) => width >= Math.min(...needed) * ENOUGH) ?? all.at(-1) ?? 0;
  const largest = all.find((width) => width >= Math.max(...shown) * DENSITY * ENOUGH) ?? all.at(-1) ?? 0;
  const widths = all.filter((width) => width >= smallest && width <= largest);
  const [first = 0, second = Number.POSITIVE_INFINITY] = widths;
  return second < first * HARDLY_WIDER ? widths.slice(1) : widths;
}

function cssPixels(value: number, unit: string | undefined, screen: number): number {
  if (unit === 'vw') return (value / 100) * screen;
  return unit === 'rem' ? value * REM : value;
}
