import type { GoodFields, GoodProblem, GoodView } from '@wattle/contract/desk';
import { currentPrice } from '@wattle/domain/catalogue';
import { priceSteps, saleNow } from '@wattle/domain/goods';
import type { Image } from '@wattle/domain/images';
import type { Reason } from '@wattle/domain/results';
import type { DeskParts } from '../desk-parts.ts';
import type { ShownView } from '../desk-screen.ts';
import { fieldsOf } from './good-form.ts';

const DAY = 86_400;
const WEEKS = 4;

export type ShownGood = {
  /** What was typed, on top of what is stored. */
  readonly typed?: (stored: GoodFields) => GoodFields;
  readonly images?: (stored: readonly Image[]) => readonly Image[];
  readonly reasons?: readonly Reason<string>[];
  readonly isConflict?: boolean;
  readonly sure?: string;
};

const problemOf = ({ code, field, params }: Reason<string>): GoodProblem => ({
  code,
  field: field ?? null,
  reason: params?.reason === undefined ? null : String(params.reason),
});

/** A product's page: the stored values, or the submitted ones with their errors. */
export async function showGood(
  { store, catalogue }: Pick<DeskParts, 'store' | 'catalogue'>,
  id: string,
  nowMs: number,
  { typed, images = (stored) => stored, reasons = [], isConflict = false, sure = '' }: ShownGood = {},
): Promise<ShownView | undefined> {
  const seen = await store.goods.load(id);
  if (!seen) return undefined;
  const [stock, badges, stores, { brands, categories }] = await Promise.all([
    store.goods.listStock(id),
    store.badges.listAll(),
    store.stores.list(),
    catalogue.load(),
  ]);
  const { record } = seen;
  const now = Math.floor(nowMs / 1000);
  const stored = fieldsOf(record, now);
  const stepsTo = now + 33 * DAY;
  const names = new Map(stores.map((one) => [one.id, one.name]));
  const variants = new Map(record.variants.map((one) => [one.id, one.name]));
  const crumbs: string[] = [];
  for (let at = categories.get(record.canonicalCategoryId); at; at = categories.get(at.parentId ?? ''))
    crumbs.unshift(at.name);
  const view: GoodView = {
    ...{ id, version: seen.version, sku: record.productSku, path: record.path, images: images(record.images) },
    gtin: record.variants[0]?.gtin ?? '',
    brand: brands.get(record.brandId)?.name ?? '',
    crumbs,
    changedAt: seen.changedAt.getTime(),
    fields: typed ? typed(stored) : stored,
    opened: JSON.stringify(stored),
    sale: saleNow(record, now) ?? null,
    price: currentPrice(record.prices, now).price,
    steps: priceSteps(record.prices, now - 14 * DAY, stepsTo).map(({ from, price }) => ({ from, price })),
    stepsTo,
    stock: stock.map(({ variantId, storeId, onHand, held, qty, sold }) => ({
      ...{ variantId, storeId, onHand, held, qty, soldWeekly: Math.round(sold / WEEKS) },
      variant: variants.get(variantId) ?? '',
      place: storeId === null ? '' : (names.get(storeId) ?? storeId),
    })),
    badges: badges.map(({ id: badgeId, title, level }) => ({ id: badgeId, title, level })),
    problems: reasons.map(problemOf),
    sure,
    isConflict,
  };
  return {
    view: { kind: 'good', ...view },
    back: { href: '/desk/goods', title: record.name, note: record.productSku },
  };
}
