import { PRODUCT_EVENTS, type ProductEvent } from '@wattle/domain/recommendations';
import type { PredictRequest, ShopperEvent } from '../port.ts';

/** A request that Retail rejects as INVALID_ARGUMENT. */
export class InvalidArgument extends Error {}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown, name: string): Fields {
  if (typeof value !== 'object' || value === null) throw new InvalidArgument(`${name} is not an object.`);
  return Object.fromEntries(Object.entries(value));
}

function textOf(value: unknown, name: string): string {
  if (typeof value !== 'string' || value === '') throw new InvalidArgument(`${name} is required.`);
  return value;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const NEEDS_PRODUCTS = ['detail-page-view', 'add-to-cart', 'purchase-complete'];
const NEEDS_QUANTITY = ['add-to-cart', 'purchase-complete'];

function readUserEvent(value: unknown) {
  const event = fieldsOf(value, 'userEvent');
  const eventType = textOf(event.eventType, 'eventType');
  const visitorId = textOf(event.visitorId, 'visitorId');
  if (visitorId.length > 128) throw new InvalidArgument('visitorId is too long.');
  const productIds = listOf(event.productDetails).map((value) => {
    const detail = fieldsOf(value, 'productDetails');
    const hasQuantity = typeof detail.quantity === 'number';
    if (NEEDS_QUANTITY.includes(eventType) !== hasQuantity) throw new InvalidArgument('quantity is wrong here.');
    return textOf(fieldsOf(detail.product, 'product').id, 'product.id');
  });
  const categoryIds = listOf(event.pageCategories).map((value) => textOf(value, 'pageCategories'));
  if (NEEDS_PRODUCTS.includes(eventType) && productIds.length === 0)
    throw new InvalidArgument('productDetails is required.');
  if ((eventType === 'category-page-view') !== categoryIds.length > 0)
    throw new InvalidArgument('pageCategories is wrong here.');
  return { event, eventType, visitorId, productIds, categoryIds };
}

/** Parses a predict body as strictly as the service does. */
export function readPredictCall(body: unknown): PredictRequest {
  const { userEvent, pageSize } = fieldsOf(body, 'body');
  const { eventType: type, visitorId, productIds, categoryIds } = readUserEvent(userEvent);
  const eventType: ProductEvent | undefined = PRODUCT_EVENTS.find((one) => one === type);
  if (!eventType) throw new InvalidArgument('eventType is not known.');
  if (typeof pageSize !== 'number' || pageSize > 100) throw new InvalidArgument('pageSize is too large.');
  return { eventType, visitorId, productIds, categoryIds, pageSize };
}

/** Parses a write body as strictly as the service does. */
export function readWriteCall(body: unknown): ShopperEvent {
  const { event, eventType, visitorId, productIds } = readUserEvent(body);
  const at = Date.parse(textOf(event.eventTime, 'eventTime')) / 1000;
  const deed = { visitorId, at, products: productIds.map((id) => ({ id })) };
  if (eventType === 'detail-page-view') return { ...deed, type: 'view' };
  if (eventType === 'add-to-cart') return { ...deed, type: 'add' };
  if (eventType !== 'purchase-complete') throw new InvalidArgument('eventType is not known.');
  const { id, revenue, currencyCode } = fieldsOf(event.purchaseTransaction, 'purchaseTransaction');
  if (typeof revenue !== 'number') throw new InvalidArgument('revenue is required.');
  const order = { number: textOf(id, 'id'), totalCents: revenue * 100, currency: textOf(currencyCode, 'currencyCode') };
  return { ...deed, type: 'purchase', order };
}
