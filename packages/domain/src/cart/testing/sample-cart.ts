import type { WarrantyProduct } from '../../catalogue/entities.ts';
import type { CartItem } from '../cart.ts';
import { type CartFacts, type CartProductFacts, DEFAULT_CART_SETTINGS } from '../cart-facts.ts';
import { lineId } from '../identical-items.ts';

/** By default the first variant of product `a`; the id is derived from the content. */
export function sampleItem(part: Partial<CartItem> = {}): CartItem {
  const item: CartItem = {
    id: '',
    productId: 'a',
    variantId: `${part.productId ?? 'a'}-1`,
    qty: 1,
    createdAt: 1000,
    warrantyId: null,
    giftcard: null,
    attribution: null,
    addedFrom: 'card',
    analyticsContext: {},
    extra: { releaseDateTime: null },
    ...part,
  };
  return { ...item, id: part.id ?? lineId(item) };
}

/** A fridge with ten of each of its two variants, and a plan. */
export function sampleFacts(id: string, part: Partial<CartProductFacts> = {}): CartProductFacts {
  return {
    id,
    state: 'current',
    functionalType: 'basic',
    price: 100,
    erpOriginalPrice: 100,
    isDiscounted: false,
    soldOut: false,
    saleMode: null,
    preorderDateTime: null,
    releaseDateTime: null,
    enquiryOnly: false,
    cartQtyProductMax: null,
    cartQtyVariantMax: null,
    cartQtyVariantMin: null,
    cartQtyVariantMultipleOf: null,
    variants: [
      { id: `${id}-1`, qty: 10 },
      { id: `${id}-2`, qty: 10 },
    ],
    blGroup: { isAgencyItem: false, enableWarranty: true, availableWarrantyIds: ['plan-2'] },
    ...part,
  };
}

export const SAMPLE_WARRANTY: WarrantyProduct = {
  id: 'plan-2',
  erpProductId: '900002',
  variants: [],
  name: '2-year repair plan',
  price: 79.5,
  blGroupWarranty: { duration: 2, description: '' },
};

export function factsOf(...products: readonly CartProductFacts[]): CartFacts {
  return {
    products: new Map(products.map((product) => [product.id, product])),
    warranties: new Map([[SAMPLE_WARRANTY.id, SAMPLE_WARRANTY]]),
    settings: DEFAULT_CART_SETTINGS,
  };
}

export const SAMPLE_GIFT = {
  amount: 100,
  message: 'Buy the good toaster.',
  recipientEmail: 'priya@example.com',
  recipientName: 'Priya',
  senderName: 'Sam',
};
