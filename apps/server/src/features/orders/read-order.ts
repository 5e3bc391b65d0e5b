import type { CallValue } from '@wattle/contract';
import { schemas } from '@wattle/contract/schemas';
import type { OrderRecord } from '../../store/orders.ts';
import { KEY_SECONDS, type OrderKeys } from './order-keys.ts';

/** An order as its shopper sees it, with a key for its documents and its page. */
export const withAccess =
  (read: OrderReader, keys: OrderKeys): OrderReader =>
  (record) => {
    const order = read(record);
    return order && { ...order, access: keys.sign(order.number, KEY_SECONDS.page) };
  };

export type OnUnreadableOrder = (details: Readonly<Record<string, unknown>>, message: string) => void;

export type OrderReader = (record: OrderRecord) => CallValue<'loadOrder'> | undefined;

/** Parses a stored order. An unreadable one is reported and left out, so that the others still show. */
export function readOrder(onProblem: OnUnreadableOrder): OrderReader {
  return ({ number, data }) => {
    const parsed = schemas.loadOrder.value.safeParse(data);
    if (parsed.success) return parsed.data;
    // paths only: the values are personal data
    const problems = parsed.error.issues.map(({ path }) => path.join('.'));
    onProblem({ order: number, problems }, 'an order could not be read');
    return undefined;
  };
}
