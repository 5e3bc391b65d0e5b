import { mayRecommend } from '@wattle/domain/recommendations';
import type { PredictRequest } from '../port.ts';
import type { ContentIndex } from './content-index.ts';
import type { EngineMemory } from './engine-memory.ts';
import { EVENT_PLANS, type EventPlan } from './event-plans.ts';
import { isKeptBack } from './is-kept-back.ts';
import { accessoriesFirst, mixKinds } from './lay-out.ts';
import type { ProductLookup, RecommendableProduct } from './product-lookup.ts';
import { contextOf, popularityOf, scoreProducts } from './score-products.ts';
import { byScore, topScored } from './top-scored.ts';

type Shop = { readonly memory: EngineMemory; readonly index: ContentIndex; readonly lookup: ProductLookup };
type Allow = (product: RecommendableProduct | undefined) => product is RecommendableProduct;

/** Allows only products on sale that the visitor is not viewing and has not bought recently. */
function allowedFor({ memory, index }: Shop, request: PredictRequest): Allow {
  const asked = new Set(request.productIds);
  const categories = new Set(request.eventType === 'category-page-view' ? request.categoryIds : []);
  return (product): product is RecommendableProduct =>
    product !== undefined &&
    mayRecommend(product) &&
    !asked.has(product.id) &&
    !isKeptBack(memory, index, request.visitorId, product.id) &&
    (categories.size === 0 || product.categoryIds.some((id) => categories.has(id)));
}

function listPopular(shop: Shop, request: PredictRequest, allow: Allow): RecommendableProduct[] {
  const { memory, index, lookup } = shop;
  const isCategory = request.eventType === 'category-page-view' && request.categoryIds.length > 0;
  const pool = isCategory ? new Set(request.categoryIds.flatMap((id) => index.inCategory(id))) : lookup.list();
  const products = [...pool].map(({ id }) => lookup.find(id)).filter(allow);
  const scored = products.map((product) => ({ id: product.id, score: popularityOf(memory, index, product) }));
  return topScored(scored, request.pageSize)
    .map(({ id }) => lookup.find(id))
    .filter(allow);
}

function layOut(shop: Shop, request: PredictRequest, plan: EventPlan, ranked: RecommendableProduct[]) {
  const asked = request.productIds.map((id) => shop.lookup.find(id)).filter((product) => product !== undefined);
  if (plan.layout === 'accessories') return accessoriesFirst(ranked, asked);
  if (plan.layout === 'ranked') return ranked;
  const families = new Set(asked.map(({ family }) => family.code));
  return mixKinds(ranked, ({ family }) => families.has(family.code));
}

/** The best matches for what the shopper is viewing; popular products when nothing is known. */
export function predictProducts(shop: Shop, request: PredictRequest): string[] {
  const plan = EVENT_PLANS[request.eventType];
  const allow = allowedFor(shop, request);
  const context = contextOf(shop.memory, shop.lookup, request, plan);
  const scores = scoreProducts(shop.memory, shop.index, shop.lookup, context, plan);
  const ranked = [...scores]
    .map(([id, score]) => ({ id, score }))
    .sort(byScore)
    .map(({ id }) => shop.lookup.find(id))
    .filter(allow);
  const found = layOut(shop, request, plan, ranked).slice(0, request.pageSize);
  const isFilled = found.length >= request.pageSize || (plan.layout !== 'ranked' && found.length > 0);
  const popular = isFilled ? [] : layOut(shop, request, plan, listPopular(shop, request, allow));
  return [...new Set([...found, ...popular].map(({ id }) => id))].slice(0, request.pageSize);
}
