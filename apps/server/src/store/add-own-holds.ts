import type { TakenPlaces } from '@wattle/domain/delivery';
import { centsOf, dollarsOf, toCents } from '@wattle/domain/money';
import type { OwnHolds } from './own-holds.ts';
import type { StoredProduct } from './product-rows.ts';
import type { UseCounts } from './promotions.ts';
import type { StoreStockLevel } from './store-stock.ts';
import type { StoredVoucher } from './vouchers.ts';

/** Products with the units that the shopper holds already. */
export function withOwnStock(products: readonly StoredProduct[], { stock }: OwnHolds): readonly StoredProduct[] {
  if (stock.size === 0) return products;
  return products.map((product) => {
    const variants = product.record.variants.map((one) => ({ ...one, qty: one.qty + (stock.get(one.id) ?? 0) }));
    return { ...product, record: { ...product.record, variants } };
  });
}

/** Stock of stores with the units that the shopper holds there. */
export const withOwnStoreStock = (
  levels: readonly StoreStockLevel[],
  { storeStock }: OwnHolds,
): readonly StoreStockLevel[] =>
  levels.map((level) => {
    const own = storeStock.find((one) => one.storeId === level.storeId && one.variantId === level.variantId);
    return own ? { ...level, qty: level.qty + own.qty } : level;
  });

/** Uses of a promotion without the one by which the shopper holds it. */
export function withoutOwnUse(
  promotionId: string,
  { total, own }: UseCounts,
  shopper: string | null,
  { uses }: OwnHolds,
): UseCounts {
  const holder = uses.get(promotionId);
  if (holder === undefined) return { total, own };
  return { total: Math.max(0, total - 1), own: holder === shopper ? Math.max(0, own - 1) : own };
}

/** A gift card with the money of it that the shopper holds. */
export function withOwnCents(voucher: StoredVoucher, { vouchers }: OwnHolds): StoredVoucher {
  const cents = vouchers.get(voucher.code);
  if (cents === undefined) return voucher;
  return { ...voucher, amountRemaining: dollarsOf(toCents(centsOf(voucher.amountRemaining) + cents)) };
}

/** Slots at a place without those that the shopper holds. */
export function withoutOwnPlaces(
  place: string,
  taken: readonly TakenPlaces[],
  { places }: OwnHolds,
): readonly TakenPlaces[] {
  const own = places.filter((one) => one.place === place);
  return own.length === 0 ? taken : taken.map((one) => own.reduce(withoutPlace, one));
}

function withoutPlace(taken: TakenPlaces, own: OwnHolds['places'][number]): TakenPlaces {
  if (taken.day !== own.day || taken.size !== own.size) return taken;
  const { window } = own;
  const windows =
    window === '' ? taken.windows : { ...taken.windows, [window]: Math.max(0, (taken.windows[window] ?? 0) - 1) };
  return { ...taken, taken: Math.max(0, taken.taken - 1), windows };
}
