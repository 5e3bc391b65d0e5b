import { type Rejected, rejected, type Success, success } from '@wattle/domain/results';
import type { Store } from '../../store/store.ts';

export type StockCount = {
  readonly variantId: string;
  /** null: what is sent out. */
  readonly storeId: string | null;
  readonly seen: number;
  readonly counted: number;
};

export type CountAnswer = Success<StockCount> | Rejected<'STOCK_CHANGED' | 'COUNT_INVALID'>;

const COUNT_MAX = 1_000_000;
const isCount = (units: number): boolean => Number.isInteger(units) && units >= 0 && units <= COUNT_MAX;

/**
 * Sets what was counted in one place, “3, then 4”. Where somebody sold or counted meanwhile nothing changes: whoever
 * counted looks again.
 */
export async function countStock(
  { stock, storeStock }: Pick<Store, 'stock' | 'storeStock'>,
  count: StockCount,
): Promise<CountAnswer> {
  const { variantId, storeId, seen, counted } = count;
  if (!isCount(counted) || !isCount(seen)) return rejected({ code: 'COUNT_INVALID' });
  const isDone =
    storeId === null
      ? await stock.count(variantId, seen, counted)
      : await storeStock.count({ storeId, variantId, qty: counted }, seen);
  return isDone ? success(count) : rejected({ code: 'STOCK_CHANGED' });
}
