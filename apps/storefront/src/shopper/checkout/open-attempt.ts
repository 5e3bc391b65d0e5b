import type { PlacedDraft } from '@wattle/domain/order';
import { ATTEMPT_STORAGE } from '../../page/attempt-key.ts';
import { createStoredValue } from '../../page/stored-value.ts';

/** The order that this browser began and has not finished. Nothing of a card or a PIN is in it. */
export type OpenAttempt = {
  /** Known to this browser alone: whoever has it may finish the order or give it up. */
  readonly key: string;
  readonly draft: PlacedDraft;
  /** What is ordered, in words that can be compared; null: unknown. */
  readonly content: string | null;
  /** Known once the shop has answered. */
  readonly orderNumber: string | null;
};

/** Parses the stored attempt; null when there is none, or it is invalid. */
export function readOpenAttempt(text: string | null): OpenAttempt | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    const { key, draft, content, orderNumber } = Object(kept);
    const isRight = typeof key === 'string' && typeof draft?.contact?.email === 'string';
    return isRight ? { key, draft, content: textOf(content), orderNumber: textOf(orderNumber) } : null;
  } catch {
    return null;
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Shared by all tabs: a second tab must not pay again for what the first is paying. */
export const openAttemptStore = createStoredValue<OpenAttempt | null>(ATTEMPT_STORAGE, readOpenAttempt);

/** Units that unsettled orders hold, by variant. */
export function heldUnits(orders: readonly (Pick<OpenAttempt, 'draft'> | null)[]): ReadonlyMap<string, number> {
  const held = new Map<string, number>();
  for (const { variantId, qty } of orders.flatMap((order) => order?.draft.cartItems ?? []))
    held.set(variantId, (held.get(variantId) ?? 0) + qty);
  return held;
}
