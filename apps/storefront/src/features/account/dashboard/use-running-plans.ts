import type { Client } from '@wattle/contract';
import { type Order, type OrderSummary, orderTone, type RunningPlan, runningPlans } from '@wattle/domain/order';
import { failed, type Outcome, success } from '@wattle/domain/results';
import { loadProducts } from '../../../shopper/products/load-products.ts';
import { useAccountCall } from '../use-account-call.ts';

/** How many pages of orders to search. Plans on older orders have nearly always ended. */
const PAGES_MAX = 3;

/** Active repair plans; `total` is the number of orders. */
export function useRunningPlans(orders: readonly OrderSummary[], total: number) {
  const pages = orders.length === 0 ? 0 : Math.min(PAGES_MAX, Math.ceil(total / orders.length));
  return useAccountCall(`plans ${orders[0]?.number} ${pages}`, (client, signal) =>
    findPlans(client, orders, pages, signal).catch(() => failed('UNAVAILABLE')),
  );
}

async function findPlans(
  client: Client,
  first: readonly OrderSummary[],
  pages: number,
  signal: AbortSignal,
): Promise<Outcome<readonly RunningPlan[], string>> {
  const others = Array.from({ length: Math.max(0, pages - 1) }, async (_, index) => {
    const list = await sure(client.listOrders({ page: index + 2 }, { signal }));
    return list.orders;
  });
  const summaries = [first, ...(await Promise.all(others))].flat().filter(mayHavePlan);
  const orders: readonly Order[] = await Promise.all(
    summaries.map(({ number }) => sure(client.loadOrder({ number }, { signal }))),
  );
  const covered = orders.flatMap(({ lines }) => lines.filter(({ plan }) => plan !== null));
  if (covered.length === 0) return success([]);
  const products = await loadProducts([...new Set(covered.map(({ productId }) => productId))], signal);
  const baseYears = (id: string): number => products.get(id)?.blGroup.baseWarrantyPeriod ?? 0;
  return success(runningPlans(orders, baseYears, Date.now()));
}

/** Returned orders have no plan. */
const mayHavePlan = (order: OrderSummary): boolean => order.hasPlan && orderTone(order) !== 'OFF';

/** Throws on failure: a missing order would make the count wrong. */
async function sure<T>(asked: Promise<Outcome<T, string>>): Promise<T> {
  const outcome = await asked;
  if (outcome.status !== 'SUCCESS') throw new Error('Not all orders are known.');
  return outcome.value;
}
