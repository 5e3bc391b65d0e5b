import type { Reason } from '@wattle/domain/results';
import { z } from 'zod';
import { addPicture } from '../../features/goods/add-picture.ts';
import { changeGood } from '../../features/goods/change-good.ts';
import { countStock, type StockCount } from '../../features/goods/count-stock.ts';
import { type ActResult, defineAct } from '../desk-act.ts';
import type { DeskParts } from '../desk-parts.ts';
import { changeOf, goodForm } from './good-form.ts';
import { type ShownGood, showGood } from './show-good.ts';

const PICTURE_MAX_BYTES = 12 * 1024 * 1024;
const idOf = (params: Readonly<Record<string, string>>): string => params.id ?? '';
const toGood = (id: string): string => `/desk/goods/${encodeURIComponent(id)}`;

/** The page again, with what was typed. */
async function again(parts: DeskParts, id: string, nowMs: number, shown: ShownGood): Promise<ActResult> {
  const page = await showGood(parts, id, nowMs, shown);
  return page ? { status: shown.isConflict ? 'CONFLICT' : 'REFUSED', shown: page } : { status: 'NOT_FOUND' };
}

const saveGood = defineAct({
  name: 'goods-save',
  path: '/desk/goods/:id',
  role: 'catalogue',
  form: goodForm,
  subject: ({ params }) => ({ kind: 'product', id: idOf(params) }),
  async run(parts, { params, form, nowMs }) {
    const id = idOf(params);
    const now = Math.floor(nowMs / 1000);
    const seen = await parts.store.goods.load(id);
    if (!seen) return { status: 'NOT_FOUND' };
    const change = changeOf(form, seen.record, now);
    if (Object.keys(change).length === 0) return { status: 'DONE', to: toGood(id), said: 'GOODS_SAME', change: null };
    const answer = await changeGood(parts.store, { productId: id, version: form.version, change }, now);
    if (answer.status === 'REJECTED') {
      const { reasons } = answer;
      const isConflict = reasons.some(({ code }) => code === 'GOODS_CHANGED');
      return again(parts, id, nowMs, { fields: form, reasons, isConflict });
    }
    const { changes } = answer.value;
    const pick = (side: 'before' | 'after') => Object.fromEntries(changes.map((one) => [one.field, one[side] ?? null]));
    return {
      status: 'DONE',
      to: toGood(id),
      said: 'GOODS_SAVED',
      change: { before: pick('before'), after: pick('after') },
    };
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

const countGood = defineAct({
  name: 'goods-count',
  path: '/desk/goods/:id/stock',
  role: 'catalogue',
  form: stockForm,
  subject: ({ params }) => ({ kind: 'product', id: idOf(params) }),
  async run(parts, { params, form, nowMs, audit }) {
    const id = idOf(params);
    const own = new Set((await parts.store.goods.load(id))?.record.variants.map((variant) => variant.id));
    if (own.size === 0) return { status: 'NOT_FOUND' };
    const done: StockCount[] = [];
    const refused: Reason<string>[] = [];
    for (const one of countsOf(form).filter(({ variantId }) => own.has(variantId))) {
      const answer = await countStock(parts.store, one);
      if (answer.status === 'SUCCESS') done.push(one);
      else refused.push(...answer.reasons);
    }
    if (done.length > 0) await audit(parts.db, { before: done.map(({ counted, ...one }) => one), after: done });
    if (refused.length > 0) {
      const isConflict = refused.some(({ code }) => code === 'STOCK_CHANGED');
      return again(parts, id, nowMs, { reasons: refused, isConflict });
    }
    return { status: 'DONE', to: toGood(id), said: done.length > 0 ? 'STOCK_COUNTED' : 'GOODS_SAME', change: null };
  },
});

const uploadPicture = defineAct({
  name: 'goods-picture',
  path: '/desk/goods/:id/pictures',
  role: 'catalogue',
  form: z.object({ version: z.string().max(40).default(''), alt: z.string().max(500).default('') }),
  maxBytes: PICTURE_MAX_BYTES,
  subject: ({ params }) => ({ kind: 'product', id: idOf(params) }),
  async run(parts, { params, form, files, nowMs }) {
    const id = idOf(params);
    const bytes = files.get('picture') ?? Buffer.of();
    const answer = await addPicture(parts.store, { productId: id, version: form.version, bytes, alt: form.alt });
    if (answer.status === 'REJECTED') {
      const isConflict = answer.reasons.some(({ code }) => code === 'GOODS_CHANGED');
      return again(parts, id, nowMs, { reasons: answer.reasons, isConflict });
    }
    const after = answer.value.record.images.at(-1);
    return { status: 'DONE', to: toGood(id), said: 'PICTURE_ADDED', change: { before: null, after } };
  },
});

export const goodsActs = [saveGood, countGood, uploadPicture];
