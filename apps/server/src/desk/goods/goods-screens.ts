import { PRODUCT_STATES } from '@wattle/domain/catalogue';
import { findGoods } from '../../features/goods/find-goods.ts';
import type { DeskScreen } from '../desk-screen.ts';
import { showGood } from './show-good.ts';

/** A page of the shop in a frame of the desk: to look at, without scripts, in no frame of others. */
const PREVIEW_HEADERS = {
  'x-frame-options': 'SAMEORIGIN',
  'content-security-policy':
    "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; frame-ancestors 'self'; sandbox allow-same-origin",
};

/** Scripts would not run anyway; the browser need not ask for them. */
const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '');

const pageOf = (text: string | null): number => (/^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1);

export const goodsScreens: readonly DeskScreen[] = [
  {
    path: '/desk/goods',
    role: 'catalogue',
    area: 'goods',
    isHome: true,
    async load({ store, catalogue }, { query, nowMs }) {
      const text = (query.get('q') ?? '').slice(0, 100);
      const state = PRODUCT_STATES.find((one) => one === query.get('state')) ?? null;
      const found = await findGoods(
        store,
        catalogue,
        { text, state, page: pageOf(query.get('page')) },
        Math.floor(nowMs / 1000),
      );
      const { goods: rows, total, page, pageCount } = found;
      return { view: { kind: 'goods', query: text, state: state ?? '', rows, total, page, pageCount } };
    },
  },
  {
    path: '/desk/goods/:id',
    role: 'catalogue',
    area: 'goods',
    load: async (parts, { params, nowMs }) => (await showGood(parts, params.id ?? '', nowMs)) ?? 'NOT_FOUND',
  },
  {
    path: '/desk/goods/:id/page',
    role: 'catalogue',
    area: 'goods',
    async load({ store, loadPage }, { params }) {
      const seen = await store.goods.load(params.id ?? '');
      const body = seen && (await loadPage(`/${seen.record.path.replace(/^\/+/, '')}`));
      if (body === undefined) return 'NOT_FOUND';
      return {
        kind: 'file',
        type: 'text/html; charset=utf-8',
        name: 'page.html',
        body: withoutScripts(body),
        headers: PREVIEW_HEADERS,
      };
    },
  },
];
