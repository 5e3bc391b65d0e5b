import { createHash } from 'node:crypto';
import type { Prediction, PredictRequest, ShopperEvent } from './port.ts';

/** Retail's maximum. */
const PAGE_SIZE_MAX = 100;
const VISITOR_ID_MAX = 128;

const EVENT_TYPES = { view: 'detail-page-view', add: 'add-to-cart', purchase: 'purchase-complete' } as const;

/** Hashes a visitor id that is too long, always to the same value. */
const visitorIdOf = (id: string): string =>
  id.length <= VISITOR_ID_MAX ? id : createHash('sha256').update(id).digest('hex');

/** Category pages send categories, home pages nothing, all others products. */
function subjectOf({ eventType, productIds, categoryIds }: PredictRequest) {
  if (eventType === 'home-page-view') return {};
  if (eventType === 'category-page-view') return { pageCategories: categoryIds };
  return {
    productDetails: productIds.map((id) => ({ product: { id }, ...(needsQuantity(eventType) && { quantity: 1 }) })),
  };
}

const needsQuantity = (eventType: string): boolean => eventType === 'add-to-cart' || eventType === 'purchase-complete';

/** The body of `servingConfigs/…:predict`. */
export function writePredictBody(request: PredictRequest): Record<string, unknown> {
  const { eventType, visitorId, pageSize, filter, params } = request;
  return {
    userEvent: { eventType, visitorId: visitorIdOf(visitorId), ...subjectOf(request) },
    pageSize: Math.min(pageSize, PAGE_SIZE_MAX),
    ...(filter ? { filter } : {}),
    ...(params ? { params } : {}),
  };
}

/** The body of `userEvents:write`. */
export function writeUserEvent(event: ShopperEvent): Record<string, unknown> {
  const eventType = EVENT_TYPES[event.type];
  return {
    eventType,
    visitorId: visitorIdOf(event.visitorId),
    eventTime: new Date(event.at * 1000).toISOString(),
    productDetails: event.products.map(({ id, quantity }) => ({
      product: { id },
      ...(needsQuantity(eventType) ? { quantity: quantity ?? 1 } : {}),
    })),
    ...(event.attributionToken ? { attributionToken: event.attributionToken } : {}),
    ...(event.type === 'purchase' ? { purchaseTransaction: writeTransaction(event.order) } : {}),
  };
}

const writeTransaction = (order: { number: string; totalCents: number; currency: string }) => ({
  id: order.number,
  revenue: order.totalCents / 100,
  currencyCode: order.currency,
});

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Parses a prediction; undefined when the response is malformed. A response without results omits the field. */
export function readPrediction(body: unknown): Prediction | undefined {
  if (!isRecord(body) || typeof body.attributionToken !== 'string') return undefined;
  const { results = [], attributionToken } = body;
  if (!Array.isArray(results)) return undefined;
  const ids = results.map((result: unknown) => (isRecord(result) ? result.id : undefined));
  const productIds = ids.filter((id) => typeof id === 'string');
  return productIds.length === ids.length ? { attributionToken, productIds } : undefined;
}
