import type { PaidCard } from '@wattle/domain/order';
import { type JsonObject, objectOf, textOf } from '../json.ts';

const LAST_FOUR = /^\d{4}$/;

/** What Adyen tells of a card: its brand, and in `cardSummary` its last four digits. Anything longer is not taken. */
export function readCardMark(answer: JsonObject, brand: string | undefined): { readonly card?: PaidCard } {
  const summary = textOf(objectOf(answer, 'additionalData') ?? {}, 'cardSummary') ?? '';
  const lastFour = LAST_FOUR.test(summary) ? summary : null;
  return brand === undefined && lastFour === null ? {} : { card: { brand: brand ?? null, lastFour } };
}
