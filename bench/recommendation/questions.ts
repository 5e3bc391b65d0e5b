import type { PredictRequest, RecommendationProvider, ShopperEvent } from '@wattle/providers/recommendation';
import type { Session } from './generate-sessions.ts';

export const K = 20;

/** A request at one moment of a session, and what was bought after it. */
export type Question = {
  readonly kind: 'on a product page' | 'on the home page' | 'beside the cart';
  readonly request: PredictRequest;
  readonly bought: string;
};

export const viewsOf = ({ visitorId, at, views }: Session): ShopperEvent[] =>
  views.map((id, index) => ({ type: 'view', visitorId, at: at + index * 30, products: [{ id }] }));

/** All events of a session: views, and each purchase with its view and add to cart. */
export function eventsOf(session: Session): ShopperEvent[] {
  const { visitorId, at, bought } = session;
  const views = viewsOf(session);
  if (!bought) return views;
  const products = [bought.main, bought.extra].flatMap((id) => (id === null ? [] : [{ id }]));
  const later = at + views.length * 30;
  const order = { number: `${visitorId}-${at}`, totalCents: 100_000, currency: 'AUD' };
  return [
    ...views,
    ...products.map((product): ShopperEvent => ({ type: 'view', visitorId, at: later, products: [product] })),
    ...products.map((product): ShopperEvent => ({ type: 'add', visitorId, at: later + 60, products: [product] })),
    { type: 'purchase', visitorId, at: later + 300, products, order },
  ];
}

/** Requests after the views and before the purchase, which is still unknown. */
export function questionsOf({ visitorId, views, bought }: Session): Question[] {
  const last = views.at(-1);
  if (!bought || last === undefined) return [];
  const ask = (eventType: PredictRequest['eventType'], productIds: readonly string[]): PredictRequest => ({
    eventType,
    visitorId,
    productIds,
    categoryIds: [],
    pageSize: K,
  });
  return [
    { kind: 'on a product page', request: ask('detail-page-view', [last]), bought: bought.main },
    { kind: 'on the home page', request: ask('home-page-view', []), bought: bought.main },
    ...(bought.extra === null
      ? []
      : [{ kind: 'beside the cart', request: ask('add-to-cart', [bought.main]), bought: bought.extra } as const]),
  ];
}

export async function isHit(provider: Pick<RecommendationProvider, 'predict'>, { request, bought }: Question) {
  const answer = await provider.predict(request);
  return answer.status === 'SUCCESS' && answer.value.productIds.includes(bought);
}
