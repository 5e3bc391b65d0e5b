import type { Order } from '@wattle/domain/order';
import type { DeskScreen } from '../desk-screen.ts';
import { exportOrders } from './export-orders.ts';
import { loadOrder } from './load-order.ts';
import { countToDo, loadOrders } from './load-orders.ts';
import { showSeveral, showSlips } from './several.ts';

/** The pages of orders. */
export const orderScreens: readonly DeskScreen[] = [
  {
    path: '/desk/orders',
    role: 'orders',
    area: 'orders',
    isHome: true,
    finds: true,
    waiting: ({ store }, nowMs) => countToDo(store, nowMs),
    load: async (parts, request) => ({ view: { kind: 'orders', ...(await loadOrders(parts, request)) } }),
  },
  { path: '/desk/orders/export.csv', role: 'orders', area: 'orders', load: exportOrders },
  { path: '/desk/orders/several', role: 'orders', area: 'orders', load: showSeveral },
  { path: '/desk/orders/packing-slips', role: 'orders', area: 'orders', load: showSlips },
  {
    path: '/desk/orders/:number',
    role: 'orders',
    area: 'orders',
    load: (parts, request) =>
      loadOrder(parts, request, { name: request.query.get('panel') ?? '', fields: request.query }),
  },
  {
    path: '/desk/orders/:number/packing-slip',
    role: 'orders',
    area: 'orders',
    async load({ store, shop }, { params }) {
      const found = await store.orders.find(params.number ?? '');
      if (!found) return 'NOT_FOUND';
      return { view: { kind: 'slip', orders: [found.data as Order], shopName: shop().name } };
    },
  },
  {
    path: '/desk/orders/:number/tax-invoice.pdf',
    role: 'orders',
    area: 'orders',
    async load({ loadPaper }, { params }) {
      const paper = await loadPaper({ order: params.number ?? '', refund: null });
      return paper ? { kind: 'file', type: 'application/pdf', name: paper.name, body: paper.content } : 'NOT_FOUND';
    },
  },
  {
    path: '/desk/orders/:number/credit-notes/:refund',
    role: 'orders',
    area: 'orders',
    async load({ loadPaper }, { params }) {
      const paper = await loadPaper({ order: params.number ?? '', refund: params.refund ?? '' });
      return paper ? { kind: 'file', type: 'application/pdf', name: paper.name, body: paper.content } : 'NOT_FOUND';
    },
  },
];
