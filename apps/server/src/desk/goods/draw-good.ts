import type { ProductRecord } from '@wattle/domain/catalogue';
import { applyWhatFits, recordAtPlanned } from '@wattle/domain/goods';
import { NO_CARD } from '@wattle/messages/desk-goods';
import { loadProduct } from '../../features/catalogue/load-product.ts';
import { findProducts } from '../../features/content/list-collection.ts';
import type { Ask } from '../../http/in-process-client.ts';
import { runCall } from '../../http/run-call.ts';
import type { StoredProduct } from '../../store/product-rows.ts';
import type { Store } from '../../store/store.ts';
import { askWithDraft } from '../content/preview.ts';
import type { DeskParts } from '../desk-parts.ts';
import type { DeskFile, DeskRequest } from '../desk-screen.ts';
import { readFields } from '../read-form.ts';
import { drawShopPage, shopFrame } from '../shop-frame.ts';
import { changeOf, goodForm } from './good-form.ts';

const NAME = { kind: 'article', key: 'desk-card' } as const;

/** A page that nobody has, with one product on it. */
const pageOf = (id: string) => ({
  ...{ id: NAME.key, name: '', path: 'articles/desk-card', kicker: '', summary: '', heroImage: null, parentId: null },
  ...{ position: 0, publishedAt: 0, updatedAt: 0 },
  body: [
    {
      id: 'product-listing',
      value: { type: 'manual', products: [{ product: { id } }], display: 'grid-4x' },
      children: [],
    },
  ],
});

/** A card lies in eight rows of the list around it. */
const ROWS = '<div style="display:grid;grid-template-rows:repeat(8,auto)">';

const escapeText = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The store, but for one product, which is as it would be. */
function storeWith(store: Store, record: ProductRecord): Store {
  const put = (one: StoredProduct): StoredProduct => (one.record.id === record.id ? { ...one, record } : one);
  const { products } = store;
  return {
    ...store,
    products: {
      ...products,
      findByPath: async (path) => {
        const found = await products.findByPath(path);
        return found && put(found);
      },
      listByIds: async (ids) => (await products.listByIds(ids)).map(put),
      listByModelGroup: async (group) => (await products.listByModelGroup(group)).map(put),
    },
  };
}

/** Answers as the shop would with another record of a product: by the same use cases. */
function askWithGood({ ask, store, catalogue }: DeskParts, record: ProductRecord): Ask {
  const put = storeWith(store, record);
  const calls = { loadProduct: loadProduct(put, catalogue), findProducts: findProducts(put, catalogue) };
  return (name, input, context) =>
    name === 'loadProduct' || name === 'findProducts'
      ? runCall(calls, name, input, context)
      : ask(name, input, context);
}

type Asked = Pick<DeskRequest, 'params' | 'query' | 'nowMs'>;

/** The product as it would be if what is typed were saved; what cannot be saved stays as it is. */
async function typedGood({ store }: DeskParts, { params, query, nowMs }: Asked): Promise<ProductRecord | undefined> {
  const seen = await store.goods.load(params.id ?? '');
  const form = query.size === 0 ? undefined : goodForm.safeParse(readFields(query)).data;
  if (!seen || !form) return seen?.record;
  const nowSeconds = Math.floor(nowMs / 1000);
  const badges = new Map((await store.badges.listAll()).map((badge) => [badge.id, badge]));
  const record = applyWhatFits(seen.record, changeOf(form, seen.record, nowSeconds), { badges, nowSeconds });
  return form.shown === 'planned' ? recordAtPlanned(record, nowSeconds) : record;
}

/** The shop's page of a product with what is typed. */
export async function drawPage(parts: DeskParts, asked: Asked): Promise<DeskFile | undefined> {
  const record = await typedGood(parts, asked);
  const path = `/${record?.path.replace(/^\/+/, '')}`;
  return record && shopFrame(await drawShopPage(parts, path, askWithGood(parts, record)));
}

/** The card of a product with what is typed, as the shop draws it: a page of the shop with nothing else left in it. */
export async function drawCard(parts: DeskParts, asked: Asked): Promise<DeskFile | undefined> {
  const record = await typedGood(parts, asked);
  if (!record) return undefined;
  const page = pageOf(record.id);
  const html = await drawShopPage(parts, `/${page.path}`, askWithDraft(askWithGood(parts, record), NAME, page));
  const attribute = escapeText(record.id.replaceAll('&', '&amp;').replaceAll('"', '&quot;'));
  const [card] = new RegExp(`<article\\b[^>]*\\bdata-product="${attribute}"[\\s\\S]*?</article>`).exec(html) ?? [];
  const [head] = /^[\s\S]*?<\/head>/.exec(html) ?? [];
  // what is not sold is on no list
  const body = card ? `${ROWS}${card}</div>` : `<p>${NO_CARD}</p>`;
  return shopFrame(`${head ?? ''}<body style="padding:16px;background:none">${body}</body></html>`);
}
