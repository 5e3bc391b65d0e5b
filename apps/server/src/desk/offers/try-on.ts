import type { OffersView, TriedView, TryFields } from '@wattle/contract/desk';
import type { Promotion } from '@wattle/domain/promotions';
import { localTimeOf, momentAt } from '@wattle/domain/stores';
import { reasonWords } from '@wattle/messages/promotion-reason';
import { SHOP_TIME_ZONE } from '@wattle/messages/shop-day';
import { tryOffers } from '../../features/offers/try-offers.ts';
import { typedItems } from '../../features/offers/typed-items.ts';
import type { DeskParts } from '../desk-parts.ts';

/** Fields of a page's address, or of a form. */
export type Typed = { get(name: string): string | null };

export function tryFieldsOf(query: Typed, nowMs: number): TryFields {
  const text = (name: string): string => (query.get(name) ?? '').slice(0, 1000);
  return {
    ...{
      goods: text('goods'),
      code: text('code'),
      postcode: text('postcode'),
      state: text('state'),
      with: text('with'),
    },
    at: text('at') === '' ? localTimeOf(SHOP_TIME_ZONE, nowMs / 1000) : text('at'),
    who: text('who') === 'again' ? 'again' : 'first',
  };
}

/** Prices the cart that was typed, also with an offer that is being written. */
export async function tryOn(
  parts: DeskParts,
  fields: TryFields,
  draft: Promotion | null = null,
): Promise<Pick<OffersView, 'tried' | 'problem'>> {
  if (fields.goods.trim() === '') return { tried: null, problem: null };
  const at = momentAt(SHOP_TIME_ZONE, fields.at);
  if (at === undefined) return { tried: null, problem: 'TIME_INVALID' };
  const answer = await tryOffers(
    { store: parts.store, catalogue: parts.catalogue, load: parts.orders.loadOffers },
    {
      items: await typedItems(parts.store, fields.goods),
      codes: fields.code.trim() === '' ? [] : [fields.code.trim()],
      place: fields.postcode === '' ? null : { postcode: fields.postcode, state: fields.state },
      ...{ isCustomer: fields.who === 'again', isFirstOrder: fields.who === 'first', at },
      tryId: fields.with === '' ? null : fields.with,
      draft,
    },
  );
  if (answer.status !== 'SUCCESS') return { tried: null, problem: answer.reasons[0]?.code ?? null };
  const { quote, explained, lines } = answer.value;
  const { totals } = quote;
  const tried: TriedView = {
    lines: lines.map(({ name, productId, qty, cents }) => ({ name, sku: productId, qty, cents })),
    // the one that is being written comes first
    reasons: [...explained]
      .sort((a, b) => Number(b.promotion === draft) - Number(a.promotion === draft))
      .filter(({ reason }) => reason.kind !== 'DATES' && reason.kind !== 'OFF')
      .map(({ promotion, reason }) => ({
        name: promotion.name,
        words: reasonWords(reason),
        isGiven: reason.kind === 'GIVEN',
        savedCents: reason.kind === 'GIVEN' ? reason.savedCents : 0,
      })),
    itemsCents: totals.subtotalCents,
    discountCents: totals.discountCents,
    shippingCents: totals.shippingCents,
    totalCents: totals.totalCents,
    gstCents: totals.gstCents,
  };
  return { tried, problem: null };
}
