import type { generateDemoShop } from '../../packages/demo/src/index.ts';

type Demo = ReturnType<typeof generateDemoShop>;
type DemoProduct = Demo['products'][number];
export type Wanted = { readonly productId: string; readonly variantId: string };

const THINGS = 64;
export const PLENTY = 1_000_000;
export const SCARCE = 5;

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

/** Some goods that can be bought one by one, and one more. */
export function chooseGoods(shop: Demo): { readonly plenty: readonly Wanted[]; readonly scarce: Wanted } {
  const [few, ...many] = shop.products.filter(isSold).slice(0, THINGS + 1);
  if (!few) throw new Error('The demo shop sells nothing.');
  return { plenty: many.map(wanted), scarce: wanted(few) };
}

/** The demo shop with ample stock of some products and scarce stock of one. */
export function choose(shop: Demo): ReturnType<typeof chooseGoods> & { readonly demo: Demo } {
  const { plenty, scarce } = chooseGoods(shop);
  const qtyOf = new Map([[scarce.productId, SCARCE], ...plenty.map(({ productId }) => [productId, PLENTY] as const)]);
  const stocked = (product: DemoProduct): DemoProduct => {
    const qty = qtyOf.get(product.id);
    if (qty === undefined) return product;
    return { ...product, variants: product.variants.map((variant) => ({ ...variant, qty })) };
  };
  return { demo: { ...shop, products: shop.products.map(stocked) }, plenty, scarce };
}
