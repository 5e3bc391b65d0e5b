import { readPart, readText } from '../recent/stored-list.ts';
import type { AppliedPromotion, CheckoutData, PromoCartItem, ShippingMethod } from './checkout.ts';

/** Parses stored checkout data; null when totals are missing [C-3-35]. */
export function readCheckoutData(value: unknown): CheckoutData | null {
  const itemSubtotalAfterDiscounts = readAmount(readPart(value, 'itemSubtotalAfterDiscounts'));
  if (itemSubtotalAfterDiscounts === null) return null;
  const promotions = readPart(value, 'promotions');
  return {
    promotions: {
      appliedPromotions: readList(readPart(promotions, 'appliedPromotions'), readPromotion),
      disallowedPromotions: readList(readPart(promotions, 'disallowedPromotions'), readPromotion),
      resolvedCart: {
        promoCartItems: readList(readPart(readPart(promotions, 'resolvedCart'), 'promoCartItems'), readPromoItem),
      },
    },
    creditUsages: readUsages(readPart(value, 'creditUsages')),
    selectedShippingMethod: readMethod(readPart(value, 'selectedShippingMethod')) ?? null,
    itemSubtotalAfterDiscounts,
    availableShippingMethods: readList(readPart(value, 'availableShippingMethods'), readMethod),
  };
}

const readAmount = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;

function readList<T>(value: unknown, read: (item: unknown) => T | undefined): readonly T[] {
  return Array.isArray(value) ? value.flatMap((item) => read(item) ?? []) : [];
}

function readPromotion(value: unknown): AppliedPromotion | undefined {
  const id = readText(readPart(value, 'id'));
  const versionId = readText(readPart(value, 'versionId'));
  if (id === undefined || versionId === undefined) return undefined;
  return {
    id,
    versionId,
    name: readText(readPart(value, 'name')) ?? '',
    exclusive: readPart(value, 'exclusive') === true,
    relatedCouponCodes: readList(readPart(value, 'relatedCouponCodes'), readText),
  };
}

function readPromoItem(value: unknown): PromoCartItem | undefined {
  const veloxProductId = readText(readPart(value, 'veloxProductId'));
  const promoId = readText(readPart(value, 'promoId'));
  const qty = readAmount(readPart(value, 'qty'));
  return veloxProductId === undefined || promoId === undefined || qty === null
    ? undefined
    : { veloxProductId, promoId, qty };
}

function readMethod(value: unknown): ShippingMethod | undefined {
  const methodCode = readText(readPart(value, 'methodCode'));
  const price = readAmount(readPart(value, 'price'));
  if (methodCode === undefined || price === null) return undefined;
  return { methodCode, label: readText(readPart(value, 'label')) ?? '', price };
}

/** By voucher code [C-3-39]. */
function readUsages(value: unknown): CheckoutData['creditUsages'] {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([code, usage]) => {
      const amount = readAmount(readPart(usage, 'amount'));
      return amount === null ? [] : [[code, { amount }]];
    }),
  );
}
