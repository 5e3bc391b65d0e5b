import { currentPrice, type ProductRecord } from '@wattle/domain/catalogue';
import { plannedPrice, type SaleChoice, saleNow } from '@wattle/domain/goods';
import type { Image } from '@wattle/domain/images';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import type { Store } from '../../store/store.ts';

const PAGE = 50;

export type GoodsQuery = {
  readonly text: string;
  readonly state: ProductRecord['state'] | null;
  readonly page: number;
  /** Of a page. */
  readonly size?: number;
};

export type FoundGood = {
  readonly id: string;
  readonly sku: string;
  readonly brand: string;
  readonly name: string;
  readonly path: string;
  readonly image: Image | null;
  readonly sale: SaleChoice | null;
  readonly price: number;
  readonly was: number;
  readonly planned: { readonly price: number; readonly from: number } | null;
  /** What is sent out, of all variants. */
  readonly qty: number;
};

export type FoundGoods = {
  readonly goods: readonly FoundGood[];
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
};

/** Products by words, for staff: also those that shoppers do not see. */
export async function findGoods(
  { goods, products }: Pick<Store, 'goods' | 'products'>,
  catalogue: CatalogueCache,
  { text, state, page, size = PAGE }: GoodsQuery,
  nowSeconds = Math.floor(Date.now() / 1000),
): Promise<FoundGoods> {
  const { ids, total } = await goods.find({ text, state, limit: size, offset: (page - 1) * size });
  const [stored, { brands }] = await Promise.all([products.listByIds(ids), catalogue.load()]);
  return {
    goods: stored.map(({ record }) => foundOf(record, brands.get(record.brandId)?.name ?? '', nowSeconds)),
    total,
    page,
    pageCount: Math.max(1, Math.ceil(total / size)),
  };
}

function foundOf(record: ProductRecord, brand: string, nowSeconds: number): FoundGood {
  const { id, productSku, name, path, images, prices, variants } = record;
  const { price, erpOriginalPrice } = currentPrice(prices, nowSeconds);
  const next = plannedPrice(prices, nowSeconds);
  return {
    ...{ id, sku: productSku, brand, name, path, price, was: erpOriginalPrice },
    image: images[0] ?? null,
    sale: saleNow(record, nowSeconds) ?? null,
    planned: next ? { price: next.price, from: next.from ?? nowSeconds } : null,
    qty: variants.reduce((sum, { qty }) => sum + qty, 0),
  };
}
