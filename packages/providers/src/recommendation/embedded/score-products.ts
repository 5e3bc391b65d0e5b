import type { PredictRequest } from '../port.ts';
import type { ContentIndex } from './content-index.ts';
import { type EngineMemory, unitOf } from './engine-memory.ts';
import type { EventPlan } from './event-plans.ts';
import { BOUGHT } from './is-kept-back.ts';
import { likeProducts } from './pair-graph.ts';
import type { ProductLookup } from './product-lookup.ts';

/** The products of the visitor's past that count, the latest of them most. */
const PAST_MAX = 10;

/** Sightings at which a product counts as half known to be popular. */
const KNOWN_POPULAR = 20;

/** Pairs after which what shoppers show counts as much as what the catalogue says; from then on more. */
const WELL_KNOWN = 10;

/** From 0 to 1: what shoppers did lately, and what the catalogue says as long as little is known. */
export function popularityOf(memory: EngineMemory, index: ContentIndex, product: { id: string; popularity: number }) {
  const learned = memory.popularity.get(product.id) ?? 0;
  const told = index.popularityMax > 0 ? product.popularity / index.popularityMax : 0;
  return 0.75 * (learned / (learned + KNOWN_POPULAR * unitOf(memory))) + 0.25 * told;
}

export type Subject = {
  readonly weight: number;
  /** The visitor has it: what goes with it is wanted, not what could take its place. */
  readonly isOwned: boolean;
};
export type Context = ReadonlyMap<string, Subject>;

/**
 * What the answer is to go with: the products of the page, then the visitor's own past. Beside a product only what is
 * of its family counts of the past: who looks at a fridge is not offered the headphones of yesterday.
 */
export function contextOf(
  memory: EngineMemory,
  lookup: ProductLookup,
  request: PredictRequest,
  plan: EventPlan,
): Context {
  const asked = [...new Set(request.productIds)];
  const families = new Set(asked.map((id) => lookup.find(id)?.family.code));
  const counts = (id: string) => plan.layout === 'ranked' || families.has(lookup.find(id)?.family.code);
  const context = new Map<string, Subject>(asked.map((id) => [id, { weight: 1 / asked.length, isOwned: false }]));
  const past = [...(memory.visitors.get(request.visitorId)?.interests ?? [])].toReversed();
  const further = past.filter(([id]) => !context.has(id) && counts(id)).slice(0, PAST_MAX);
  for (const [rank, [id, { depth }]] of further.entries()) {
    context.set(id, { weight: plan.past / (1 + rank), isOwned: depth >= BOUGHT });
  }
  return context;
}

/** Everything that goes with the context, and how well. */
export function scoreProducts(
  memory: EngineMemory,
  index: ContentIndex,
  lookup: ProductLookup,
  context: Context,
  plan: EventPlan,
): Map<string, number> {
  const scores = new Map<string, number>();
  const add = (id: string, amount: number) => scores.set(id, (scores.get(id) ?? 0) + amount);
  const unit = unitOf(memory);
  for (const [id, { weight, isOwned }] of context) {
    const product = lookup.find(id);
    for (const [other, like] of likeProducts(memory.bought, id, unit)) add(other, weight * plan.bought * like);
    for (const other of new Set(product?.accessoryIds)) add(other, weight * plan.accessory);
    if (isOwned) continue;
    for (const [other, like] of likeProducts(memory.seen, id, unit)) add(other, weight * plan.seen * like);
    if (!product) continue;
    const doubt = 1 / (1 + (memory.seen.totals.get(id) ?? 0) / (WELL_KNOWN * unit));
    for (const { id: other, score } of index.likeProducts(product)) add(other, weight * plan.content * doubt * score);
  }
  for (const [id, score] of scores) {
    const product = lookup.find(id);
    if (product) scores.set(id, score + plan.popularity * popularityOf(memory, index, product));
  }
  return scores;
}
