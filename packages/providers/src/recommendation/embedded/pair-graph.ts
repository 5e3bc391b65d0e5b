import { topScored } from './top-scored.ts';

/** How strongly products go together. Amounts grow over time (see `advance`), so only ratios are meaningful. */
export type PairGraph = {
  /** Everything ever added to a product, including pairs since dropped. */
  readonly totals: Map<string, number>;
  readonly neighbours: Map<string, Map<string, number>>;
};

export const createPairGraph = (): PairGraph => ({ totals: new Map(), neighbours: new Map() });

/** With fewer sightings than this, a similarity is discounted. */
const SHRINK = 5;

/** Room for new pairs to grow before the weakest are dropped. */
const SLACK = 2;

function addOneWay(graph: PairGraph, from: string, to: string, amount: number, neighboursMax: number): void {
  graph.totals.set(from, (graph.totals.get(from) ?? 0) + amount);
  const near = graph.neighbours.get(from) ?? new Map<string, number>();
  near.set(to, (near.get(to) ?? 0) + amount);
  graph.neighbours.set(from, near.size > neighboursMax * SLACK ? strongest(near, neighboursMax) : near);
}

function strongest(near: ReadonlyMap<string, number>, count: number): Map<string, number> {
  const scored = [...near].map(([id, score]) => ({ id, score }));
  return new Map(topScored(scored, count).map(({ id, score }) => [id, score]));
}

/** Records that two products were seen together. Touches only these two. */
export function strengthenPair(graph: PairGraph, one: string, other: string, amount: number, neighboursMax: number) {
  if (amount <= 0) return;
  addOneWay(graph, one, other, amount, neighboursMax);
  addOneWay(graph, other, one, amount, neighboursMax);
}

/** Products seen with this one, scored from 0 to just under 1; products seen with everything score less. */
export function* likeProducts(graph: PairGraph, id: string, unit: number): Generator<[string, number]> {
  const total = graph.totals.get(id) ?? 0;
  for (const [other, amount] of graph.neighbours.get(id) ?? []) {
    const otherTotal = graph.totals.get(other) ?? 0;
    yield [other, amount / (Math.sqrt(total * otherTotal) + SHRINK * unit)];
  }
}

/** Multiplies every amount by a factor and drops what becomes negligible. */
export function rescaleGraph(graph: PairGraph, factor: number): void {
  rescaleAmounts(graph.totals, factor);
  for (const [id, near] of graph.neighbours) {
    rescaleAmounts(near, factor);
    if (near.size === 0) graph.neighbours.delete(id);
  }
}

const NOTHING = 1e-9;

export function rescaleAmounts(amounts: Map<string, number>, factor: number): void {
  for (const [id, amount] of amounts) {
    if (amount * factor < NOTHING) amounts.delete(id);
    else amounts.set(id, amount * factor);
  }
}
