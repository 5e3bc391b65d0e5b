import { randomUUID } from 'node:crypto';
import { type NewOfferView, OFFER_FIELDS, type OfferField } from '@wattle/contract/desk';
import { SHIPPING_METHODS } from '@wattle/domain/delivery';
import {
  OFFER_EFFECTS,
  type OfferChoices,
  type ProductSet,
  type Promotion,
  writeOffer,
} from '@wattle/domain/promotions';
import { momentAt } from '@wattle/domain/stores';
import { NEW_TITLE } from '@wattle/messages/desk-new-offer';
import { promotionSentence } from '@wattle/messages/promotion-sentence';
import { SHOP_TIME_ZONE } from '@wattle/messages/shop-day';
import { z } from 'zod';
import { namesFor } from '../../features/offers/list-offers.ts';
import { saveOffer } from '../../features/offers/save-offer.ts';
import type { Problem } from '../../import/refusal.ts';
import { defineAct } from '../desk-act.ts';
import type { DeskParts } from '../desk-parts.ts';
import type { DeskRequest, ShownView } from '../desk-screen.ts';
import { itemsOf, type Typed, tryFieldsOf, tryOn } from './try-on.ts';

type Fields = NewOfferView['fields'];

const fieldsOf = (typed: Typed): Fields =>
  Object.fromEntries(OFFER_FIELDS.map((name) => [name, (typed.get(name) ?? '').slice(0, 1000)])) as Fields;

/** Where the rule's fields are on the form. */
const FIELD_OF: Partial<Readonly<Record<keyof OfferChoices, OfferField>>> = {
  ...{ goods: 'set', get: 'getSet', giftId: 'gift', startsAt: 'from', endsAt: 'until', code: 'coupon' },
};

const numberOf = (typed: string): number | null => {
  const plain = typed.replace(/[$,%\s]/g, '');
  if (plain === '') return null;
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
};

const timeOf = (typed: string): number | null =>
  typed.trim() === '' ? null : (momentAt(SHOP_TIME_ZONE, typed) ?? Number.NaN);

/** `category:fridges`, `brand:tarn`, or models that were typed beside it. */
function setOf(chosen: string, models: readonly string[]): ProductSet | null {
  const [, kind, id = ''] = /^(category|brand):(.+)$/.exec(chosen) ?? [];
  if (kind === 'category') return { categoryIds: [id] };
  if (kind === 'brand') return { brandIds: [id] };
  return chosen === 'models' && models.length > 0 ? { productIds: models } : null;
}

async function choicesOf(parts: Pick<DeskParts, 'store'>, fields: Fields): Promise<OfferChoices> {
  const idsOf = async (typed: string): Promise<string[]> =>
    (await itemsOf(parts, typed)).map(({ productId }) => productId);
  const [models, gifts] = [await idsOf(fields.models), await idsOf(fields.gift)];
  const known = new Set((await parts.store.products.listByIds(gifts)).map(({ record }) => record.id));
  const goods = setOf(fields.set, models);
  const full = fields.fullPrice === '' ? {} : { fullPriceOnly: true };
  return {
    effect: OFFER_EFFECTS.find((one) => one === fields.effect) ?? 'percentOff',
    name: fields.name,
    ...{ amount: numberOf(fields.amount), isEach: fields.each !== '' },
    goods: goods === null && fields.fullPrice === '' ? null : { ...goods, ...full },
    ...{ buyQty: numberOf(fields.buyQty), getQty: numberOf(fields.getQty), maxTimes: numberOf(fields.maxTimes) },
    get: setOf(fields.getSet, models),
    ...{ giftId: gifts.find((id) => known.has(id)) ?? null, worth: numberOf(fields.worth) },
    cut: (['percent', 'amount', 'fixed'] as const).find((one) => one === fields.cut) ?? 'percent',
    methodCodes: Object.values(SHIPPING_METHODS).flatMap(({ methodCode }) =>
      methodCode === fields.method ? [methodCode] : [],
    ),
    ...{ minQty: numberOf(fields.minQty), minSpend: numberOf(fields.minSpend) },
    audience: (['customer', 'guest', 'first'] as const).find((one) => one === fields.audience) ?? 'everyone',
    ...{ code: fields.coupon, total: numberOf(fields.total), perCustomer: numberOf(fields.perCustomer) },
    ...{ isExclusive: fields.exclusive !== '', startsAt: timeOf(fields.from), endsAt: timeOf(fields.until) },
  };
}

const idOf = (key: string): string => `desk-${key.replace(/[^\w]/g, '').slice(0, 16)}`;

async function written(parts: DeskParts, fields: Fields, key: string) {
  const choices = await choicesOf(parts, fields);
  return { choices, answer: writeOffer(choices, { id: idOf(key), versionId: '1' }) };
}

type Shown = { readonly key: string; readonly refused?: readonly Problem[] };

/** The sentence as far as it goes, how it reads, and what it would do to a cart. Nothing is kept. */
async function viewOf(parts: DeskParts, typed: Typed, nowMs: number, { key, refused = [] }: Shown): Promise<ShownView> {
  const fields = fieldsOf(typed);
  const [{ choices, answer }, { categories, brands }] = await Promise.all([
    written(parts, fields, key),
    parts.catalogue.load(),
  ]);
  const offer: Promotion | null = answer.status === 'SUCCESS' ? answer.value : null;
  // an empty form is not wrong yet
  const isBegun = OFFER_FIELDS.some((name) => name !== 'effect' && fields[name] !== '');
  const reasons = answer.status === 'SUCCESS' || !isBegun ? [] : answer.reasons;
  const tryFields = tryFieldsOf(typed, nowMs);
  const byName = (a: { readonly name: string }, b: { readonly name: string }): number => a.name.localeCompare(b.name);
  const named = (list: ReadonlyMap<string, { readonly name: string }>) =>
    [...list].map(([id, { name }]) => ({ id, name })).sort(byName);
  const view: NewOfferView = {
    ...{ key, effect: choices.effect, fields, categories: named(categories), brands: named(brands) },
    sentence: offer && promotionSentence(offer, await namesFor(parts.store, parts.catalogue, [offer])),
    problems: [
      ...reasons.map(({ code, field = '' }) => ({
        ...{ code, field: FIELD_OF[field as keyof OfferChoices] ?? field, reason: null },
      })),
      ...refused.map(({ field, reason }) => ({ code: 'REFUSED', field, reason })),
    ],
    try: tryFields,
    ...(await tryOn(parts, tryFields, offer)),
  };
  return { view: { kind: 'newOffer', ...view }, back: { href: '/desk/offers', title: NEW_TITLE, note: '' } };
}

export const showNewOffer = (parts: DeskParts, { query, nowMs }: DeskRequest): Promise<ShownView> =>
  viewOf(parts, query, nowMs, { key: randomUUID() });

/** Keeps a new offer: live at once, or switched off until somebody switches it on. */
export const addOffer = defineAct({
  name: 'offer-add',
  path: '/desk/offers/new',
  role: 'content',
  form: z.object({ key: z.string().regex(/^[\w-]{8,64}$/), as: z.enum(['live', 'off']) }).catchall(z.string()),
  subject: ({ form }) => ({ kind: 'promotion', id: idOf(form.key) }),
  async run(parts, { form, nowMs, record }) {
    const typed: Typed = { get: (name) => form[name] ?? null };
    const { answer } = await written(parts, fieldsOf(typed), form.key);
    if (answer.status !== 'SUCCESS')
      return { status: 'REFUSED', shown: await viewOf(parts, typed, nowMs, { key: form.key }) };
    const isOff = form.as === 'off';
    const refused = await record(async (_, db) => {
      const result = await saveOffer(db, answer.value, { isOff });
      return { result, change: result.length > 0 ? null : { before: null, after: { ...answer.value, isOff } } };
    });
    if (refused.length > 0)
      return { status: 'REFUSED', shown: await viewOf(parts, typed, nowMs, { key: form.key, refused }) };
    return {
      status: 'DONE',
      to: isOff ? '/desk/offers?tab=off' : '/desk/offers',
      said: isOff ? 'OFFER_KEPT' : 'OFFER_LIVE',
    };
  },
});
