import type { CallValue } from '@wattle/contract';
import { success } from '@wattle/domain/results';
import { MICROWAVE } from '../../../../testing/cart/cart-goods.ts';
import type { Answers } from '../../../../testing/stage-answers.ts';
import { ADDRESS, CONTACT } from './saved-checkout.ts';

export const NUMBER = 'W-10000042';

/** A microwave, delivered, paid with Alipay. */
export const PLACED: CallValue<'findGuestOrder'> = {
  number: NUMBER,
  placedAt: 1_800_000_000_000,
  status: 'PLACED',
  history: [],
  contact: CONTACT,
  billing: null,
  shipping: {
    type: 'DELIVERY',
    methodCode: 'delivery',
    label: 'Standard delivery',
    day: null,
    rangeEnd: null,
    address: ADDRESS,
    note: '',
  },
  lines: [
    {
      id: '1',
      productId: MICROWAVE.id,
      variantId: MICROWAVE.variantId,
      sku: MICROWAVE.productSku,
      name: MICROWAVE.name,
      path: MICROWAVE.path,
      imageUrl: null,
      qty: 1,
      unitCents: 59_900,
      discountCents: 0,
      totalCents: 59_900,
      plan: null,
      giftcard: null,
      promotionId: null,
    },
  ],
  promotions: [],
  promoCodes: [],
  totals: { itemsCents: 59_900, discountCents: 0, shippingCents: 900, totalCents: 60_800, gstCents: 5527 },
  payments: [{ type: 'ADYEN_ALIPAY', label: 'Alipay', amountCents: 60_800 }],
};

/** A shop that accepts the order and then knows it. */
export const takesOrder: Answers = {
  placeGuestOrder: success({ orderNumber: NUMBER, status: 'placed', actionData: null }),
  findGuestOrder: success(PLACED),
};
