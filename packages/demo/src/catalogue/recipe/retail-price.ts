import type { Random } from '../../random.ts';

/** Rounds to a step, minus a little: 1,100 less 1. */
const below = (raw: number, step: number, less: number) => Math.max(step, Math.round(raw / step) * step) - less;

/** A realistic retail price: near the raw figure, with a familiar ending. */
export function retailPrice(raw: number, random: Random): number {
  if (raw < 12) return Math.max(2, Math.round(raw)) - 0.05;
  if (raw < 40) return below(raw, 5, 0.05);
  if (raw < 100) return random.chance(0.8) ? below(raw, 10, 1) : Math.floor(raw / 10) * 10 + 5;
  if (raw < 300) return below(raw, 10, 1);
  if (raw < 900) return random.chance(0.75) ? below(raw, 50, 1) : below(raw, 10, 1);
  if (raw < 3000) return random.chance(0.8) ? below(raw, 50, 1) : below(raw, 100, 5);
  return random.chance(0.7) ? below(raw, 100, 1) : below(raw, 100, 5);
}

/** A sale price: below the list price, with its own ending. */
export function salePrice(list: number, share: number, random: Random): number {
  const raw = list * (1 - share);
  if (list < 40) return Math.min(below(raw, 1, 0.05), list - 1);
  if (list < 200) return Math.min(below(raw, 5, 1), list - 5);
  if (list < 1000) return Math.min(below(raw, 10, random.chance(0.5) ? 1 : 2), list - 10);
  return Math.min(below(raw, random.chance(0.5) ? 100 : 50, random.chance(0.7) ? 12 : 5), list - 40);
}
