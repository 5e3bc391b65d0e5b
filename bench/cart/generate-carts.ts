import type { CartItem, QuotedProduct, QuoteInput } from '@wattle/domain/cart';
import type { WarrantyProduct } from '@wattle/domain/catalogue';
import type { Promotion } from '@wattle/domain/promotions';
import { createRandom, type Random } from '../search/random.ts';
import { generatePromotions } from './generate-promotions.ts';

const BRANDS = ['b0', 'b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7'];
const CATEGORIES = ['c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9'];
const PLAN: WarrantyProduct = {
  id: 'plan',
  erpProductId: '900001',
  variants: [],
  name: '3-year repair plan',
  price: 129,
  blGroupWarranty: { duration: 3, description: '' },
};

function productOf(id: string, random: Random): QuotedProduct {
  const price = random.whole(300_000) / 100 + 5;
  const isDiscounted = random.chance(0.3);
  return {
    id,
    state: 'current',
    functionalType: 'basic',
    saleMode: null,
    preorderDateTime: null,
    releaseDateTime: null,
    enquiryOnly: false,
    price,
    erpOriginalPrice: isDiscounted ? price + 100 : price,
    isDiscounted,
    soldOut: false,
    cartQtyProductMax: null,
    cartQtyVariantMax: null,
    cartQtyVariantMin: null,
    cartQtyVariantMultipleOf: null,
    variants: [{ id: `${id}-1`, qty: 50 }],
    blGroup: { isAgencyItem: false, enableWarranty: true, availableWarrantyIds: [PLAN.id] },
    brand: { id: random.pick(BRANDS) },
    categoryIds: ['all', random.pick(CATEGORIES), random.pick(CATEGORIES)],
    taxExclusive: false,
    bigAndBulky: random.chance(0.4),
  };
}

const itemOf = (productId: string, index: number, random: Random): CartItem => ({
  id: `${productId}/${index}`,
  productId,
  variantId: `${productId}-1`,
  qty: 1 + random.whole(4),
  createdAt: 1_800_000_000_000 - index,
  warrantyId: random.chance(0.3) ? PLAN.id : null,
  giftcard: null,
  attribution: null,
  addedFrom: 'card',
  analyticsContext: {},
  extra: { releaseDateTime: null },
});

const codesOf = (promotions: readonly Promotion[]): string[] =>
  promotions.flatMap((one) => one.couponCodes).slice(0, 5);

/** Deterministic carts with the given number of lines and of applicable promotions. */
export function generateCarts(count: number, { lines, promotions }: { lines: number; promotions: number }) {
  return Array.from({ length: count }, (_, seed): QuoteInput => {
    const random = createRandom(seed + 1);
    const products = Array.from({ length: lines }, (_unused, index) => productOf(`p${index}`, random));
    const offered = generatePromotions(promotions, {
      random,
      brandIds: BRANDS,
      categoryIds: CATEGORIES,
      productIds: products.map(({ id }) => id),
    });
    return {
      items: products.map(({ id }, index) => itemOf(id, index, random)),
      facts: {
        products: new Map(products.map((product) => [product.id, product])),
        warranties: new Map([[PLAN.id, PLAN]]),
        settings: { cartItemQtyMax: null, donationProductIds: [] },
      },
      offers: {
        promotions: offered,
        uses: {},
        services: {
          parcel: { name: 'Parcel', price: 12.95, freeFrom: null },
          bigAndBulky: { name: 'Truck', price: 89, freeFrom: null },
        },
      },
      codes: codesOf(offered),
      shopper: { isCustomer: false, hasOrderedBefore: false },
      methodCode: null,
      credits: [{ id: 'gift', methodCode: 'adyenGivex', amount: 50 }],
      nowSeconds: 1_800_000_000,
    };
  });
}
