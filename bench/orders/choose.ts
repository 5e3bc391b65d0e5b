import type { generateDemoShop } from '../../packages/demo/src/index.ts';
import type { Wanted } from './serve.ts';

type Demo = ReturnType<typeof generateDemoShop>;
type DemoProduct = Demo['products'][number];

/** Enough different products that buyers do not wait for each other's stock row. */
const THINGS = 64;
const PLENTY = 1_000_000;
const SCARCE = 5;

/** True when anyone can buy a single unit now. */
const isSold = (product: DemoProduct): boolean =>
  product.state === 'current' &&
  product.saleMode === null &&
  product.functionalType === 'basic' &&
  !product.blGroup.isAgencyItem &&
  (product.cartQtyVariantMin ?? 1) === 1 &&
  (product.cartQtyVariantMultipleOf ?? 1) === 1 &&
  (product.variants[0]?.qty ?? 0) > 1;

const wanted = ({ id, variants }: DemoProduct): Wanted => ({ productId: id, variantId: variants[0]?.id ?? '' });

/** The demo shop with ample stock of some products and scarce stock of one. */
export function choose(shop: Demo): {
  readonly demo: Demo;
  readonly plenty: readonly Wanted[];
  readonly scarce: Wanted;
} {
  const [few, ...many] = shop.products.filter(isSold).slice(0, THINGS + 1);
  if (!few) throw new Error('The demo shop sells nothing.');
  const qtyOf = new Map([[few.id, SCARCE], ...many.map(({ id }) => [id, PLENTY] as const)]);
  const stocked = (product: DemoProduct): DemoProduct => {
    const qty = qtyOf.get(product.id);
    if (qty === undefined) return product;
    return { ...product, variants: product.variants.map((variant) => ({ ...variant, qty })) };
  };
  return {
    demo: { ...shop, products: shop.products.map(stocked) },
    plenty: many.map(wanted),
    scarce: wanted(few),
  };
}
