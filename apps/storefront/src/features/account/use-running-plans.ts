import type { Client } from '@wattle/contract';
import {
  failed,
  type Order,
  type OrderSummary,
  type Outcome,
  type RunningPlan,
  runningPlans,
  success,
} from '@wattle/domain';
import { loadProducts } from '../products/load-products.ts';
import { useAccountCall } from './use-account-call.ts';

/** The repair plans of these orders that still run. */
export function useRunningPlans(orders: readonly OrderSummary[]) {
  const numbers = orders.map(({ number }) => number);
  return useAccountCall(`plans ${numbers.join(' ')}`, (client, signal) => findPlans(client, numbers, signal));
}

async function findPlans(
  client: Client,
  numbers: readonly string[],
  signal: AbortSignal,
): Promise<Outcome<readonly RunningPlan[], string>> {
  const outcomes = await Promise.all(numbers.map((number) => client.loadOrder({ number }, { signal })));
  const orders: Order[] = [];
  for (const outcome of outcomes) {
    if (outcome.status === 'ERROR') return failed('UNAVAILABLE');
    if (outcome.status === 'SUCCESS') orders.push(outcome.value);
  }
  const covered = orders.flatMap(({ lines }) => lines.filter(({ plan }) => plan !== null));
  if (covered.length === 0) return success([]);
  const products = await loadProducts([...new Set(covered.map(({ productId }) => productId))], signal);
  const baseYears = (id: string): number => products.get(id)?.blGroup.baseWarrantyPeriod ?? 0;
  return success(runningPlans(orders, baseYears, Date.now()));
}
