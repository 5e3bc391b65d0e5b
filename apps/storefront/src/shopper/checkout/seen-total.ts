import { type Cents, toCents } from '@wattle/domain/money';
import { createStoredValue } from '../../page/stored-value.ts';

type Seen = { readonly content: string; readonly totalCents: number };

/** Parses what was stored; null when invalid. */
export function readSeenTotal(text: string | null): Seen | null {
  try {
    const { content, totalCents } = Object(JSON.parse(text ?? 'null'));
    return typeof content === 'string' && Number.isSafeInteger(totalCents) ? { content, totalCents } : null;
  } catch {
    return null;
  }
}

const store = createStoredValue<Seen | null>('wattle.seen-total', readSeenTotal);

/** The total that a shopper was shown for an order, in the words of its content; all tabs share it. */
export const seenTotal = {
  of(content: string): Cents | null {
    const seen = store.get();
    return seen?.content === content ? toCents(seen.totalCents) : null;
  },
  keep: (content: string, totalCents: Cents): void => store.set({ content, totalCents }),
};
