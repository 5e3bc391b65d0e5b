import type { GoodFields } from '@wattle/contract/desk';
import { currentPrice } from '@wattle/domain/catalogue';
import type { ProductChange } from '@wattle/domain/goods';
import type { Image } from '@wattle/domain/images';
import type { Reason } from '@wattle/domain/results';
import { z } from 'zod';
import { addPicture, keepPicture } from '../../features/goods/add-picture.ts';
import { type ChangeGoodAnswer, changeGood } from '../../features/goods/change-good.ts';
import { countStock, type StockCount } from '../../features/goods/count-stock.ts';
import { watchPrices } from '../../store/price-cuts.ts';
import type { Store } from '../../store/store.ts';
import { type ActResult, defineAct } from '../desk-act.ts';
import type { DeskParts } from '../desk-parts.ts';
import type { Recorded } from '../record-act.ts';
import { changeOf, goodForm, imagesOf, mergedFields } from './good-form.ts';
import { type ShownGood, showGood } from './show-good.ts';

const PICTURE_MAX_BYTES = 12 * 1024 * 1024;
const idOf = (params: Readonly<Record<string, string>>): string => params.id ?? '';
const toGood = (id: string): string => `/desk/goods/${encodeURIComponent(id)}`;

/** The page again, with what was typed. */
async function again(parts: DeskParts, id: string, nowMs: number, shown: ShownGood): Promise<ActResult> {
  const page = await showGood(parts, id, nowMs, shown);
  return page ? { status: shown.isConflict ? 'CONFLICT' : 'REFUSED', shown: page } : { status: 'NOT_FOUND' };
}

/** The fields that changed, as they were and are. */
function logged(answer: ChangeGoodAnswer): Recorded<ChangeGoodAnswer> {
  const changes = answer.status === 'SUCCESS' ? answer.value.changes : [];
  if (changes.length === 0) return { result: answer, change: null };
  const pick = (side: 'before' | 'after') => Object.fromEntries(changes.map((one) => [one.field, one[side] ?? null]));
  return { result: answer, change: { before: pick('before'), after: pick('after') } };
}

/** Less than half of what it costs is said once more before it is done: a digit may be missing. */
const slips = ({ price, planned }: ProductChange, costs: number): string =>
  [price, planned].flatMap((one) => (one && one.price < costs / 2 ? [one.price] : [])).join(' ');
const WARNED = { reasons: [{ code: 'PRICE_FALLS', field: 'price' }] } as const;

const saveGood = defineAct({
  name: 'goods-save',
  path: '/desk/goods/:id',
  role: 'catalogue',
  form: goodForm,
  subject: ({ params }) => ({ kind: 'product', id: idOf(params) }),
  async run(parts, { params, form, nowMs, who, record }) {
    const id = idOf(params);
    const now = Math.floor(nowMs / 1000);
    const seen = await parts.store.goods.load(id);
    if (!seen) return { status: 'NOT_FOUND' };
    const change = changeOf(form, seen.record, now);
    if (Object.keys(change).length === 0) return { status: 'DONE', to: toGood(id), said: 'GOODS_SAME' };
    const images = (known: readonly Image[]) => (form.image.length > 0 ? imagesOf(form, known) : known);
    const sure = slips(change, currentPrice(seen.record.prices, now).price);
    if (sure !== '' && sure !== form.sure)
      return again(parts, id, nowMs, { ...WARNED, typed: () => form, images, sure });
    const by = { actor: who.email, sub: who.sub };
    const answer = await record(async (store, db) =>
      logged(
        await watchPrices(db, [id], by, () => changeGood(store, { productId: id, version: form.version, change }, now)),
      ),
    );
    if (answer.status === 'REJECTED') {
      const { reasons } = answer;
      const isConflict = reasons.some(({ code }) => code === 'GOODS_CHANGED');
      const typed = (stored: GoodFields): GoodFields => (isConflict ? mergedFields(form, stored) : form);
      return again(parts, id, nowMs, { typed, images, reasons, isConflict });
    }
    return { status: 'DONE', to: toGood(id), said: 'GOODS_SAVED' };
  },
});

const count = z.string().max(10).default('');
const stockForm = z.object({
  /** `variant store`, an empty store for what is sent out. */
  place: z.array(z.string().max(300)).max(500).default([]),
  seen: z.array(count).max(500).default([]),
  counted: z.array(count).max(500).default([]),
});

/** The counts that differ from what was seen. */
const countsOf = ({ place, seen, counted }: z.infer<typeof stockForm>): StockCount[] =>
  place.flatMap((one, at) => {
    const [variantId = '', storeId = ''] = one.split(' ');
    const [before, after] = [seen[at] ?? '', (counted[at] ?? '').trim()];
    if (after === before || after === '') return [];
    const read = (text: string): number => (/^\d{1,7}$/.test(text) ? Number(text) : -1);
    return [{ variantId, storeId: storeId === '' ? null : storeId, seen: read(before), counted: read(after) }];
  });

/** What was counted is kept even where another place is refused: it was counted. */
async function countAll(store: Store, counts: readonly StockCount[]) {
  const done: StockCount[] = [];
  const refused: Reason<string>[] = [];
  for (const one of counts) {
    const answer = await countStock(store, one);
    if (answer.status === 'SUCCESS') done.push(one);
    else refused.push(...answer.reasons);
  }
  return { done, refused };
}

const countGood = defineAct({
  name: 'goods-count',
  path: '/desk/goods/:id/stock',
  role: 'catalogue',
  form: stockForm,
  subject: ({ params }) => ({ kind: 'product', id: idOf(params) }),
  async run(parts, { params, form, nowMs, record }) {
    const id = idOf(params);
    const own = new Set((await parts.store.goods.load(id))?.record.variants.map((variant) => variant.id));
    if (own.size === 0) return { status: 'NOT_FOUND' };
    const counts = countsOf(form).filter(({ variantId }) => own.has(variantId));
    const { done, refused } = await record(async (store) => {
      const result = await countAll(store, counts);
      const before = result.done.map(({ counted, ...one }) => one);
      return { result, change: result.done.length > 0 ? { before, after: result.done } : null };
    });
    if (refused.length > 0) {
      const isConflict = refused.some(({ code }) => code === 'STOCK_CHANGED');
      return again(parts, id, nowMs, { reasons: refused, isConflict });
    }
    return { status: 'DONE', to: toGood(id), said: done.length > 0 ? 'STOCK_COUNTED' : 'GOODS_SAME' };
  },
});

const uploadPicture = defineAct({
  name: 'goods-picture',
  path: '/desk/goods/:id/pictures',
  role: 'catalogue',
  form: z.object({ version: z.string().max(40).default(''), alt: z.string().max(500).default('') }),
  maxBytes: PICTURE_MAX_BYTES,
  subject: ({ params }) => ({ kind: 'product', id: idOf(params) }),
  async run(parts, { params, form, files, nowMs, record }) {
    const id = idOf(params);
    const bytes = files.get('picture') ?? Buffer.of();
    // a picture is made ready before the product is locked; one that no product has is harmless
    const kept = await keepPicture(parts.store, bytes);
    const picture = kept.status === 'SUCCESS' ? { url: kept.value, alt: form.alt } : undefined;
    const answer = picture
      ? await record(async (store) =>
          logged(await addPicture(store, { productId: id, version: form.version, picture })),
        )
      : kept;
    if (answer.status === 'REJECTED') {
      const isConflict = answer.reasons.some(({ code }) => code === 'GOODS_CHANGED');
      return again(parts, id, nowMs, { reasons: answer.reasons, isConflict });
    }
    return { status: 'DONE', to: toGood(id), said: 'PICTURE_ADDED' };
  },
});

export const goodsActs = [saveGood, countGood, uploadPicture];
