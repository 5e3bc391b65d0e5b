import { PRODUCT_STATES } from '@wattle/domain/catalogue';
import { findGoods } from '../../features/goods/find-goods.ts';
import type { DeskScreen } from '../desk-screen.ts';
import { drawCard, drawPage } from './draw-good.ts';
import { showGood } from './show-good.ts';

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
    takesForm: true,
    load: async (parts, request) => (await drawPage(parts, request)) ?? 'NOT_FOUND',
  },
  {
    path: '/desk/goods/:id/card',
    role: 'catalogue',
    area: 'goods',
    takesForm: true,
    load: async (parts, request) => (await drawCard(parts, request)) ?? 'NOT_FOUND',
  },
];
