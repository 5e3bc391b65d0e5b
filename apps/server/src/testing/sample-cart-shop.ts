import type { DemoShop } from '@wattle/demo';
import type { ProductRecord } from '@wattle/domain/catalogue';
import type { Promotion } from '@wattle/domain/promotions';
import { sampleVariant } from '../store/testing/sample-shop.ts';
import { ownProduct, sampleDeliveryRules, sampleDeliveryShop } from './sample-delivery-shop.ts';

/** A product at a price, with ample stock and no limits. */
export const goods = (id: string, price: number, more: Partial<ProductRecord> = {}): ProductRecord =>
  ownProduct(id, {
    prices: [{ price, erpOriginalPrice: price, from: null, to: null }],
    variants: [sampleVariant(`${id}-v1`, { qty: 50 })],
    cartQtyProductMax: null,
    cartQtyVariantMax: null,
    ...more,
  });

/** A promotion in force, without conditions, whose code is its id. */
export const offer = (id: string, more: Partial<Promotion>): Promotion => ({
  id,
  versionId: `${id}-1`,
  name: `Offer ${id}`,
  exclusive: false,
  couponCodes: [id.toUpperCase()],
  startsAt: null,
  endsAt: null,
  lane: 'order',
  conditions: [],
  effects: [{ type: 'percentOff', percent: 10 }],
  ...more,
});

const kettle = { productIds: ['kettle'] };

/** One promotion of every kind, each with its own code. */
const promotions: readonly Promotion[] = [
  offer('percent', { couponCodes: ['PERCENT', 'PERCENT-PARTNER'] }),
  offer('amount', { effects: [{ type: 'amountOff', amount: 15 }] }),
  offer('each', { lane: 'item', effects: [{ type: 'amountOff', amount: 4, each: true, on: kettle }] }),
  offer('fixed', { lane: 'item', effects: [{ type: 'fixedPrice', price: 79.95, on: kettle }] }),
  offer('pair', {
    lane: 'bundle',
    effects: [{ type: 'buyGet', buy: kettle, buyQty: 1, get: { brandIds: ['zest'] }, getQty: 1, percent: 50 }],
  }),
  offer('mug', { lane: 'gift', effects: [{ type: 'promoItem', productId: 'mug', qty: 2, price: 5, worth: 20 }] }),
  offer('truck', { lane: 'shipping', effects: [{ type: 'shipping', cut: { kind: 'percent', percent: 100 } }] }),
  offer('spend', { conditions: [{ type: 'minSpend', amount: 200 }] }),
  offer('over', { startsAt: 1000, endsAt: 2000 }),
  offer('soon', { startsAt: 4_000_000_000 }),
  offer('few', { conditions: [{ type: 'usage', total: 2 }] }),
  offer('once', { conditions: [{ type: 'usage', perCustomer: 1 }] }),
  offer('first', { conditions: [{ type: 'firstOrder' }] }),
  offer('members', { conditions: [{ type: 'audience', audience: 'customer' }] }),
  offer('alone', { exclusive: true, effects: [{ type: 'percentOff', percent: 30 }] }),
];

const [metro, remote] = sampleDeliveryRules.zones;

/** A shop for filling carts: round prices, one promotion of every kind, and free parcels from $300. */
export const sampleCartShop = (): DemoShop => ({
  ...sampleDeliveryShop(),
  products: [
    goods('kettle', 100),
    goods('toaster', 49.95, { brandId: 'zest', canonicalCategoryId: 'toasters', familyCode: 'toasters' }),
    goods('fridge', 1999, { bigAndBulky: true }),
    goods('pot', 0.01, { blGroup: { ...ownProduct('x').blGroup, enableWarranty: false, availableWarrantyIds: [] } }),
    goods('scarce', 20, { variants: [sampleVariant('scarce-v1', { qty: 1 })] }),
    goods('gone', 20, { state: 'discontinued' }),
    goods('miele', 900, { blGroup: { ...ownProduct('x').blGroup, isAgencyItem: true } }),
    goods('card', 10, { functionalType: 'giftcard' }),
    goods('mug', 20, { functionalType: 'promotional' }),
    goods('book', 30, { taxExclusive: true }),
  ],
  storeStock: [],
  promotions,
  promotionUses: [
    { promotionId: 'few', orderNumber: 'W1', shopper: 'ana@example.com' },
    { promotionId: 'few', orderNumber: 'W2', shopper: 'ben@example.com' },
    { promotionId: 'once', orderNumber: 'W1', shopper: 'ana@example.com' },
  ],
  settings: {
    ...sampleDeliveryShop().settings,
    'delivery-rules': {
      ...sampleDeliveryRules,
      zones: [
        {
          ...metro,
          parcel: { ...metro?.parcel, freeFrom: 300 },
          bigAndBulky: { ...metro?.bigAndBulky, freeFrom: null },
        },
        remote,
      ],
    },
  },
});

export type AskedItem = { readonly productId: string; readonly qty?: number; readonly extra?: object };

/** A cart item with the product's first variant. */
export const asked = ({ productId, qty = 1, extra = {} }: AskedItem) => ({
  productId,
  variantId: `${productId}-v1`,
  qty,
  extra: { releaseDateTime: null, ...extra },
});
