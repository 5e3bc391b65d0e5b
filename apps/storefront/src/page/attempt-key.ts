/** Where this browser keeps the order that it began and has not finished; all tabs share it. */
export const ATTEMPT_STORAGE = 'wattle.open-attempt';

/** Where it keeps its orders whose payment is not sure. */
export const PENDING_STORAGE = 'wattle.pending-orders';

/**
 * The key of that order, which calls carry so that what it holds is not counted against its shopper; without one, that
 * of the last order whose payment is not sure and whose goods are in the cart. null: none.
 */
export function openAttemptKey(storage: () => Pick<Storage, 'getItem'> = () => localStorage): string | null {
  try {
    const { key } = Object(JSON.parse(storage().getItem(ATTEMPT_STORAGE) ?? 'null'));
    return typeof key === 'string' ? key : pendingKey(storage().getItem(PENDING_STORAGE));
  } catch {
    return null;
  }
}

function pendingKey(text: string | null): string | null {
  const kept: unknown = JSON.parse(text ?? '[]');
  const last = Array.isArray(kept) ? kept.findLast((order) => order?.state === 'PENDING' && !order.isApart) : undefined;
  return typeof last?.key === 'string' ? last.key : null;
}
