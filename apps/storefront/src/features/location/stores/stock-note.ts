import type { Availability } from '../../../goods/card/availability-line.tsx';

const FEW = 3;

/** How many of a product a store has: '12 at Preston', 'Last 2 at Preston'. */
export function stockNote(qty: number, name: string): Availability {
  return qty > FEW ? { tone: 'good', words: `${qty} at ${name}` } : { tone: 'few', words: `Last ${qty} at ${name}` };
}
