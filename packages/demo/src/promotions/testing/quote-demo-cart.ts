import { type CartItem, type CartQuote, DEFAULT_CART_SETTINGS, lineId, quoteCart } from '@wattle/domain/cart';
import { assembleProduct, type Product } from '@wattle/domain/catalogue';
import { servicesTo } from '@wattle/domain/delivery';
import type { Promotion } from '@wattle/domain/promotions';
import { generateDeliverySettings } from '../../delivery/generate-delivery-settings.ts';
import { generateDemoShop } from '../../generate-demo-shop.ts';

export const NOW = Date.parse('2026-11-13T01:00:00Z') / 1000;
export const demo = generateDemoShop({ now: NOW });

const categories = new Map(demo.categories.map((category) => [category.id, category]));
const brands = new Map(demo.brands.map((brand) => [brand.id, brand]));

function ancestorsOf(id: string): { readonly id: string; readonly name: string; readonly path: string }[] {
  const parent = categories.get(categories.get(id)?.parentId ?? '');
  return parent ? [...ancestorsOf(parent.id), { id: parent.id, name: parent.name, path: parent.path }] : [];
}

/** Every demo product as carts see it. */
export const demoProducts: ReadonlyMap<string, Product> = new Map(
  demo.products.map((record) => {
    const brand = brands.get(record.brandId);
    if (brand === undefined) throw new Error(`${record.id} has no brand.`);
    const { canonicalCategoryId: id, familyCode: code } = record;
    const canonicalCategory = { id, name: '', path: '', ancestors: ancestorsOf(id) };
    const { enquiryOnly } = brand.agency;
    const around = { brand, enquiryOnly, family: { code, name: '' }, canonicalCategory, stockUpdatedAt: NOW };
    return [record.id, assembleProduct(record, around, NOW)];
  }),
);

export function demoProduct(id: string): Product {
  const product = demoProducts.get(id);
  if (product === undefined) throw new Error(`There is no product ${id}.`);
  return product;
}

const { 'delivery-rules': rules } = generateDeliverySettings({ now: NOW });
const warranties = new Map(demo.warranties.map((plan) => [plan.id, plan]));

export function demoItem(productId: string, qty = 1, part: Partial<CartItem> = {}): CartItem {
  const item: CartItem = {
    id: '',
    productId,
    variantId: demoProduct(productId).variants[0]?.id ?? '',
    qty,
    createdAt: NOW * 1000,
    warrantyId: null,
    giftcard: null,
    attribution: null,
    addedFrom: 'card',
    analyticsContext: {},
    extra: { releaseDateTime: null },
    ...part,
  };
  return { ...item, id: lineId(item) };
}

type Asked = {
  readonly items: readonly CartItem[];
  readonly codes?: readonly string[];
  readonly promotions?: readonly Promotion[];
  readonly isCustomer?: boolean;
  readonly hasOrderedBefore?: boolean;
  readonly uses?: Readonly<Record<string, { readonly total: number; readonly own: number }>>;
  readonly nowSeconds?: number;
};

/** Prices a cart in the demo shop, delivered to Brunswick 3056; by default for a guest's first order. */
export function quoteDemoCart({ items, codes = [], promotions = demo.promotions, ...more }: Asked): CartQuote {
  const { isCustomer = false, hasOrderedBefore = false, uses = {}, nowSeconds = NOW } = more;
  return quoteCart({
    items,
    facts: { products: demoProducts, warranties, settings: DEFAULT_CART_SETTINGS },
    offers: { promotions, uses, services: servicesTo(rules, '3056') },
    codes,
    shopper: { isCustomer, hasOrderedBefore },
    methodCode: null,
    credits: [],
    nowSeconds,
  });
}
