import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PlaceOrderRequest } from '../../packages/domain/src/order/index.ts';

const AGAIN_MS = 200;
/** A shopper looks at what they see. */
const LOOK_MS = 150;
const PATIENCE_MS = 60_000;

export type Shopping = {
  /** Pages and reads that were answered. */
  reads: number;
  /** Reads and orders that failed for good. */
  readonly problems: string[];
  /** Order numbers by idempotency key. */
  readonly orders: Map<string, string>;
  /** Reads that were cut off and asked again, and orders that were sent again with the same key. */
  sentAgain: number;
};

export type Shoppers = { readonly seen: Shopping; stop(): Promise<Shopping> };

/** Shoppers who read pages and place orders, one after the other, until they are stopped. */
export function startShoppers(
  shop: string,
  { count, pages, orders }: { count: number; pages: readonly string[]; orders: readonly PlaceOrderRequest[] },
): Shoppers {
  const seen: Shopping = { reads: 0, problems: [], orders: new Map(), sentAgain: 0 };
  let isStopped = false;
  let turn = 0;

  const get = async (path: string): Promise<number> => {
    try {
      const response = await fetch(`${shop}${path}`);
      await response.arrayBuffer();
      return response.status;
    } catch {
      // cut off half way: a browser asks again
      return 0;
    }
  };

  const read = async (path: string): Promise<void> => {
    let status = await get(path);
    if (status === 0) {
      seen.sentAgain += 1;
      status = await get(path);
    }
    seen.reads += 1;
    if (status !== 200) seen.problems.push(`${path}: ${status}`);
  };

  const buy = async (order: PlaceOrderRequest): Promise<void> => {
    const key = randomUUID();
    const until = performance.now() + PATIENCE_MS;
    while (performance.now() < until) {
      const answer = await send(order, key);
      if (answer.orderNumber !== undefined) {
        seen.orders.set(key, answer.orderNumber);
        return;
      }
      if (!answer.mayRepeat) {
        seen.problems.push(`order: ${answer.problem}`);
        return;
      }
      seen.sentAgain += 1;
      await pause(AGAIN_MS);
    }
    seen.problems.push(`order ${key}: no answer in a minute`);
  };

  const send = async (order: PlaceOrderRequest, key: string) => {
    const response = await fetch(`${shop}/api/order/place/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(order),
    }).catch(() => undefined);
    const text = (await response?.text().catch(() => '')) ?? '';
    const status = response?.status ?? 0;
    if (status === 200) {
      const { orderNumber, status: word } = JSON.parse(text);
      if (word === 'placed') return { orderNumber: String(orderNumber), mayRepeat: false, problem: '' };
    }
    return {
      orderNumber: undefined,
      mayRepeat: status === 0 || status >= 500 || status === 409,
      problem: `${status} ${text}`,
    };
  };

  const shopper = async (): Promise<void> => {
    while (!isStopped) {
      turn += 1;
      await pause(LOOK_MS);
      await read(pages[turn % pages.length] ?? '/');
      const order = orders[turn % orders.length];
      if (order && turn % 2 === 0) await buy(order);
    }
  };
  const all = Promise.all(Array.from({ length: count }, shopper));
  return {
    seen,
    async stop() {
      isStopped = true;
      await all;
      return seen;
    },
  };
}
