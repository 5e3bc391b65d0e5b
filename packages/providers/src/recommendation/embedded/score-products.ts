import type { PredictRequest } from '../port.ts';
import type { ContentIndex } from './content-index.ts';
import { type EngineMemory, unitOf } from './engine-memory.ts';
import type { EventPlan } from './event-plans.ts';
import { BOUGHT } from './is-kept-back.ts';
import { likeProducts } from './pair-graph.ts';
import type { ProductLookup } from './product-lookup.ts';

/** How many recent products of the visitor count; the latest counts most. */
const PAST_MAX = 10;

/** Sightings at which shopper activity reaches half of its weight. */
const KNOWN_POPULAR = 20;

/** Pairs at which shopper data weighs as much as catalogue similarity; beyond that it weighs more. */
const WELL_KNOWN = 10;

/** Popularity from 0 to 1: recent shopper activity, backed by catalogue data while there is little of it. */
export function popularityOf(memory: EngineMemory, index: ContentIndex, product: { id: string; popularity: number }) {
  const learned = memory.popularity.get(product.id) ?? 0;
  const fromCatalogue = index.popularityMax > 0 ? product.popularity / index.popularityMax : 0;
  return 0.75 * (learned / (learned + KNOWN_POPULAR * unitOf(memory))) + 0.25 * fromCatalogue;
}

export type Subject = {
  readonly weight: number;
  /** The visitor owns it: recommend accessories, not replacements. */
  readonly isOwned: boolean;
};
export type Context = ReadonlyMap<string, Subject>;

/**
 * What the results should go with: the page's products, then the visitor's history. On a product page only
 * history of the same family counts: a shopper viewing a fridge does not want yesterday's headphones.
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

/** Scores every product that goes with the context. */
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
