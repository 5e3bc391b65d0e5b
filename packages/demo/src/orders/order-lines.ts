import type { ProductRecord } from '@wattle/domain/catalogue';
import { isGiftCardProduct } from '@wattle/domain/gift-card';
import { centsOf, splitCents, toCents } from '@wattle/domain/money';
import { type OrderLine, variantOfLine } from '@wattle/domain/order';
import type { DemoShop } from '../demo-shop.ts';
import type { LineDraft, OrderDraft } from './order-draft.ts';

/** The catalogue data that lines are built from. */
export type Goods = Pick<DemoShop, 'products' | 'brands' | 'warranties'>;

type Lines = {
  readonly lines: readonly OrderLine[];
  /** The GST-inclusive amount of each line. */
  readonly taxedCents: readonly number[];
};

/** Builds order lines from the catalogue and splits a promotion's discount over the lines it applies to. */
export function toOrderLines({ lines: drafts, promotion }: OrderDraft, goods: Goods): Lines {
  const found = drafts.map((draft) => ({ draft, product: productOf(goods, draft.productId) }));
  const weights = drafts.map(({ productId, price, qty = 1 }) =>
    promotion?.on.includes(productId) ? centsOf(price) * qty : 0,
  );
  const cuts = promotion ? splitCents(centsOf(promotion.amount), weights) : drafts.map(() => toCents(0));
  const lines = found.map(({ draft, product }, at) => toLine(draft, product, cuts[at] ?? 0, `${at + 1}`, goods));
  const taxedCents = lines.map(({ totalCents, plan }, at) => {
    const product = found[at]?.product;
    return product && isUntaxed(product) ? 0 : totalCents + (plan?.totalCents ?? 0);
  });
  return { lines, taxedCents };
}

const isUntaxed = (product: ProductRecord): boolean => product.taxExclusive || isGiftCardProduct(product);

function productOf({ products }: Goods, id: string): ProductRecord {
  const product = products.find((one) => one.id === id);
  if (!product) throw new Error(`The catalogue has no ${id}.`);
  return product;
}

function toLine(
  { price, qty = 1, variant: index = 0, planId, giftcard }: LineDraft,
  product: ProductRecord,
  discountCents: number,
  id: string,
  { brands, warranties }: Goods,
): OrderLine {
  const variant = product.variants[index];
  const brand = brands.find((one) => one.id === product.brandId);
  const plan = warranties.find((one) => one.id === planId);
  const unitCents = centsOf(price);
  return {
    id,
    productId: product.id,
    variantId: variant?.id ?? '',
    sku: product.productSku,
    name: brand ? `${brand.name} ${product.name}` : product.name,
    path: product.path,
    imageUrl: null,
    ...(variant && variantOfLine(product, variant.id)),
    qty,
    unitCents,
    discountCents,
    totalCents: unitCents * qty - discountCents,
    plan: plan
      ? { id: plan.id, name: plan.name, years: plan.blGroupWarranty.duration, totalCents: centsOf(plan.price) * qty }
      : null,
    giftcard: giftcard ?? null,
    promotionId: null,
  };
}
