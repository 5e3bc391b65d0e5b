import { randomUUID } from 'node:crypto';
import {
  type AuditRow,
  OFFER_FIELDS,
  type OfferChangeRow,
  type OfferEvent,
  type OfferFields,
  type OfferView,
} from '@wattle/contract/desk';
import { givesMuch, type Promotion, promotionReach, promotionState, usesLeft } from '@wattle/domain/promotions';
import type { Reason } from '@wattle/domain/results';
import { offerFieldWords } from '@wattle/messages/desk-offer-changes';
import { promotionDates, promotionSentence, sentenceText, setWords } from '@wattle/messages/promotion-sentence';
import { z } from 'zod';
import {
  type ChangedOffer,
  changeOffer,
  loadOffer,
  type OfferToChange,
  versionOf,
  writtenOffer,
} from '../../features/offers/change-offer.ts';
import { namesFor } from '../../features/offers/list-offers.ts';
import { KEPT } from '../../features/offers/offer-fields.ts';
import { defineAct } from '../desk-act.ts';
import type { DeskParts } from '../desk-parts.ts';
import type { DeskRequest, ShownView } from '../desk-screen.ts';
import { formView, typedFields } from './offer-form.ts';
import type { Typed } from './try-on.ts';

const hrefOf = (id: string): string => `/desk/offers/promotion/${encodeURIComponent(id)}`;
const HISTORY_MAX = 50;

/** What the form said when it was opened. */
function openedFields(opened: string, stored: OfferFields): OfferFields {
  try {
    const read: unknown = JSON.parse(opened);
    const of = (name: string): unknown => (typeof read === 'object' && read !== null ? Reflect.get(read, name) : null);
    return typedFields({ get: (name) => (typeof of(name) === 'string' ? String(of(name)) : null) }, stored);
  } catch {
    return stored;
  }
}

/** What was typed, and of the rest what is stored now: a field that nobody touched undoes nobody's change. */
function mergedFields(typed: Typed, stored: OfferFields): OfferFields {
  const opened = openedFields(typed.get('opened') ?? '', stored);
  const fields = typedFields(typed, opened);
  return Object.fromEntries(
    OFFER_FIELDS.map((name) => [name, fields[name].trim() === opened[name].trim() ? stored[name] : fields[name]]),
  ) as OfferFields;
}

type Names = Awaited<ReturnType<typeof namesFor>>;
type Asker = Pick<DeskRequest, 'who' | 'nowMs'>;

function changesOf(before: OfferFields, after: OfferFields, kept: string, find: Names): OfferChangeRow[] {
  const words = (name: (typeof OFFER_FIELDS)[number], value: string): string => {
    const [, kind, id = ''] = /^(category|brand):(.+)$/.exec(value) ?? [];
    if (kind === 'category' || kind === 'brand') return find(kind, id) ?? id;
    return value === KEPT ? kept : offerFieldWords(name, value);
  };
  return OFFER_FIELDS.filter((name) => before[name].trim() !== after[name].trim()).map((field) => ({
    field,
    before: words(field, before[field]),
    after: words(field, after[field]),
  }));
}

const isPromotion = (value: unknown): value is Promotion =>
  typeof value === 'object' && value !== null && 'effects' in value && 'conditions' in value;

const WHAT: Readonly<Record<string, (row: AuditRow) => OfferEvent['what']>> = {
  'offer-add': () => 'MADE',
  'offer-edit': () => 'CHANGED',
  'offer-import': ({ before, after }) => (after === null ? 'GONE' : before === null ? 'MADE' : 'CHANGED'),
  'offer-switch': ({ after }) => ((after as { isOff?: boolean } | null)?.isOff ? 'OFF' : 'ON'),
};

/** What was done to it, the newest first; of each change how it read before and how often it was used so. */
async function historyOf({ store, catalogue }: DeskParts, id: string): Promise<OfferEvent[]> {
  const rows = (await store.deskAudit.listOf('promotion', id, HISTORY_MAX)).filter(({ act }) => act in WHAT);
  const edits = rows.filter(({ before }) => isPromotion(before));
  const find = await namesFor(
    store,
    catalogue,
    edits.flatMap(({ before }) => (isPromotion(before) ? [before] : [])),
  );
  const counts = await store.promotions.countUsesBefore(
    id,
    edits.map(({ at }) => new Date(at)),
  );
  const usesOf = new Map(edits.map((row, at) => [row, (counts[at] ?? 0) - (counts[at + 1] ?? 0)]));
  return rows.map((row) => ({
    ...{ at: row.at, by: row.actor, what: WHAT[row.act]?.(row) ?? 'CHANGED', isImport: row.act === 'offer-import' },
    was:
      usesOf.has(row) && isPromotion(row.before)
        ? { sentence: sentenceText(promotionSentence(row.before, find)), uses: usesOf.get(row) ?? 0 }
        : null,
  }));
}

async function nowOf(
  parts: DeskParts,
  stored: OfferToChange,
  find: Names,
  { nowMs, who }: Asker,
): Promise<OfferView['now']> {
  const { promotion, uses, recentUses } = stored;
  const now = Math.floor(nowMs / 1000);
  const goods = await parts.loadAssortment();
  const alone = (await parts.store.staffOffers.writtenAlone([promotion.id])).get(promotion.id);
  const state = promotionState(stored, now);
  return {
    ...promotionSentence(promotion, find),
    ...{ state, dates: promotionDates(promotion, state, now), uses, recentUses, left: usesLeft(promotion, uses) },
    reach: promotionReach(promotion, goods),
    version: versionOf(promotion),
    isOwn: stored.isOff && givesMuch(promotion, goods) && alone === who.sub,
  };
}

type Shown = { readonly key: string; readonly refused?: readonly Reason<string>[] };

async function show(
  parts: DeskParts,
  { id, typed, ...asker }: Asker & { readonly id: string; readonly typed: Typed },
  { key, refused = [] }: Shown,
): Promise<ShownView | undefined> {
  const stored = await loadOffer(parts.store, id);
  if (!stored) return undefined;
  const { base, promotion, version } = stored;
  const seen = typed.get('version');
  const fields = seen === null ? base.fields : mergedFields(typed, base.fields);
  const [{ choices, answer }, find, history] = await Promise.all([
    writtenOffer(parts.store, fields, stored),
    namesFor(parts.store, parts.catalogue, [promotion]),
    historyOf(parts, id),
  ]);
  const form = await formView(parts, typed, asker.nowMs, { key, fields, choices, answer, refused });
  const { choices: own, kept } = base.read;
  const keptSet = base.fields.set === KEPT && own.goods ? setWords({ ...own.goods, fullPriceOnly: false }, find) : null;
  const last = history.find(({ what }) => what === 'CHANGED');
  const view: OfferView = {
    ...form,
    ...{ id, title: promotion.name, version, opened: JSON.stringify(base.fields), keptSet, history },
    now: await nowOf(parts, stored, find, asker),
    keptGet: base.fields.getSet === KEPT && own.get ? setWords(own.get, find) : null,
    keepsMore: kept.conditions.length > 0 || kept.effects.length > 0 || kept.spendOn !== null,
    changes: changesOf(base.fields, fields, keptSet ?? '', find),
    conflict: seen === null || seen === version ? null : { by: last?.by ?? '', at: last?.at ?? asker.nowMs },
  };
  return { view: { kind: 'offer', ...view }, back: { href: '/desk/offers', title: promotion.name, note: '' } };
}

export const showOffer = async (
  parts: DeskParts,
  { params, query, nowMs, who }: Pick<DeskRequest, 'params' | 'query' | 'nowMs' | 'who'>,
): Promise<ShownView | 'NOT_FOUND'> =>
  (await show(parts, { id: params.id ?? '', typed: query, nowMs, who }, { key: randomUUID() })) ?? 'NOT_FOUND';

const saidOf = ({ isChanged, waits }: ChangedOffer): string =>
  waits ? 'OFFER_WAITS' : isChanged ? 'OFFER_CHANGED' : 'OFFER_SAME';

/** Changes an offer where it is as it was seen; otherwise the form comes back with what was typed. */
export const editOffer = defineAct({
  name: 'offer-edit',
  path: '/desk/offers/promotion/:id',
  role: 'offers',
  form: z.object({ key: z.string().regex(/^[\w-]{8,64}$/), version: z.string().max(40) }).catchall(z.string()),
  subject: ({ params }) => ({ kind: 'promotion', id: params.id ?? '' }),
  async run(parts, { params, form, nowMs, who, record, isDone }) {
    const id = params.id ?? '';
    const typed: Typed = { get: (name) => form[name] ?? null };
    const goods = await parts.loadAssortment();
    const answer = await record(async (_, db) => {
      const result = await changeOffer(db, {
        ...{ id, version: form.version, fields: (stored) => typedFields(typed, stored) },
        isMuch: (promotion) => givesMuch(promotion, goods),
      });
      const done = result.status === 'SUCCESS' && result.value.isChanged ? result.value : null;
      return { result, change: done && { before: done.before, after: { ...done.after, waits: done.waits } } };
    });
    if (answer.status === 'SUCCESS') return { status: 'DONE', to: hrefOf(id), said: saidOf(answer.value) };
    const isConflict = answer.reasons.some(({ code }) => code === 'OFFER_CHANGED');
    // pressed twice
    if (isConflict && (await isDone())) return { status: 'DONE', to: hrefOf(id), said: 'OFFER_CHANGED' };
    const refused = answer.reasons.filter(({ code }) => code === 'REFUSED');
    const shown = await show(parts, { id, typed, nowMs, who }, { key: randomUUID(), refused });
    return shown ? { status: isConflict ? 'CONFLICT' : 'REFUSED', shown } : { status: 'NOT_FOUND' };
  },
});
