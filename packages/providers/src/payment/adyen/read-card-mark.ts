import type { PaidCard } from '@wattle/domain/order';
import { type JsonObject, objectOf, textOf } from '../json.ts';

const LAST_FOUR = /^\d{4}$/;

/** A card's brand and the last four digits from `cardSummary`. Longer summaries are ignored. */
export function readCardMark(answer: JsonObject, brand: string | undefined): { readonly card?: PaidCard } {
  const summary = textOf(objectOf(answer, 'additionalData') ?? {}, 'cardSummary') ?? '';
  const lastFour = LAST_FOUR.test(summary) ? summary : null;
  return brand === undefined && lastFour === null ? {} : { card: { brand: brand ?? null, lastFour } };
}
