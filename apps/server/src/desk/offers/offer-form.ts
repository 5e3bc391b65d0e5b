import { type NewOfferView, OFFER_FIELDS, type OfferFields } from '@wattle/contract/desk';
import { givesMuch, type OfferChoices, type Promotion, promotionReach } from '@wattle/domain/promotions';
import type { Reason, Rejected, Success } from '@wattle/domain/results';
import { promotionSentence } from '@wattle/messages/promotion-sentence';
import { namesFor } from '../../features/offers/list-offers.ts';
import { fieldOf } from '../../features/offers/offer-fields.ts';
import type { DeskParts } from '../desk-parts.ts';
import { type Typed, tryFieldsOf, tryOn } from './try-on.ts';

const NO_FIELDS = Object.fromEntries(OFFER_FIELDS.map((name) => [name, ''])) as OfferFields;
/** A browser does not send those that are not ticked. */
const TICKS: readonly string[] = ['fullPrice', 'exclusive'];

/** What was typed; what the form does not ask for stays as it is. */
export const typedFields = (typed: Typed, stored: OfferFields = NO_FIELDS): OfferFields =>
  Object.fromEntries(
    OFFER_FIELDS.map((name) => {
      const text = typed.get(name) ?? (TICKS.includes(name) ? '' : stored[name]);
      return [name, text.slice(0, 1000).replaceAll('\r\n', '\n')];
    }),
  ) as OfferFields;

export type WrittenForm = {
  readonly key: string;
  readonly fields: OfferFields;
  readonly choices: OfferChoices;
  readonly answer: Success<Promotion> | Rejected<string>;
  /** What the import says against it. */
  readonly refused: readonly Reason<string>[];
};

/** The form of an offer: the sentence as far as it goes, how it reads, and what it would do to a cart. */
export async function formView(
  parts: DeskParts,
  typed: Typed,
  nowMs: number,
  { key, fields, choices, answer, refused }: WrittenForm,
): Promise<NewOfferView> {
  const { categories, brands } = await parts.catalogue.load();
  const offer: Promotion | null = answer.status === 'SUCCESS' ? answer.value : null;
  // an empty form is not wrong yet
  const isBegun = OFFER_FIELDS.some((name) => name !== 'effect' && fields[name] !== '');
  const reasons = answer.status === 'SUCCESS' || !isBegun ? [] : answer.reasons;
  const goods = offer && (await parts.loadAssortment());
  const tryFields = tryFieldsOf(typed, nowMs);
  const byName = (a: { readonly name: string }, b: { readonly name: string }): number => a.name.localeCompare(b.name);
  const named = (list: ReadonlyMap<string, { readonly name: string }>) =>
    [...list].map(([id, { name }]) => ({ id, name })).sort(byName);
  return {
    ...{ key, effect: choices.effect, fields, categories: named(categories), brands: named(brands) },
    sentence: offer && promotionSentence(offer, await namesFor(parts.store, parts.catalogue, [offer])),
    reach: offer && goods && promotionReach(offer, goods),
    isMuch: offer !== null && goods !== null && givesMuch(offer, goods),
    problems: [
      ...reasons.map(({ code, field = '' }) => ({ code, field: fieldOf(field), reason: null })),
      ...refused.map(({ code, field = '', params }) => ({ code, field, reason: String(params?.reason ?? '') })),
    ],
    try: tryFields,
    ...(await tryOn(parts, tryFields, offer)),
  };
}
