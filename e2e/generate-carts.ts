import type { CallInput } from '@wattle/contract';
import { generateDemoShop } from '@wattle/demo';
import type { RequestItem } from '@wattle/domain/cart';
import type { ProductRecord } from '@wattle/domain/catalogue';
import type { Promotion } from '@wattle/domain/promotions';
import { GIFT_CARD_AMOUNTS } from '@wattle/domain/settings';
import fc from 'fast-check';

export type CartRequest = CallInput<'checkoutInfo'>;

const PLACES = [
  { postcode: '3056', state: 'VIC' },
  { postcode: '2480', state: 'NSW' },
  { postcode: '0872', state: 'NT' },
  { postcode: '6798', state: 'WA' },
  null,
] as const;
/** Few code sets, so that the browser fetches few offers. */
const CODE_SETS = 8;

/** Deterministic demo carts that cover promotions, plans, gift cards, codes, locations and credits. */
export function generateCarts(count: number, now: number): CartRequest[] {
  const { products, promotions, warranties } = generateDemoShop({ now });
  const plans = new Map(warranties.map((plan) => [plan.id, plan]));
  const wanted = goodsOf(promotions, products);
  const ordinary = products.filter(({ functionalType }) => functionalType === 'basic');
  const cards = products.filter(({ functionalType }) => functionalType === 'giftcard');
  const goods = fc
    .record({
      product: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...wanted) }, fc.constantFrom(...ordinary)),
      qty: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 12 })),
      hasPlan: fc.boolean(),
    })
    .map(({ product, qty, hasPlan }): RequestItem[] => {
      const line = itemOf(product, qty);
      const plan =
        hasPlan && product.blGroup.enableWarranty && plans.get(product.blGroup.availableWarrantyIds[0] ?? '');
      if (!plan) return [line];
      const warranty = { targetId: line.productId, targetVariantId: line.variantId };
      return [
        line,
        {
          productId: plan.id,
          variantId: plan.variants[0]?.id ?? plan.erpProductId,
          qty,
          extra: { releaseDateTime: null, warranty },
        },
      ];
    });
  const giftCard = fc
    .record({ card: fc.constantFrom(...cards), amount: fc.constantFrom(...GIFT_CARD_AMOUNTS) })
    .map(({ card, amount }) => {
      const line = itemOf(card, 1);
      const giftcard = {
        amount,
        message: '',
        recipientEmail: 'ada@example.com',
        recipientName: 'Ada',
        senderName: 'Bo',
      };
      return [{ ...line, extra: { ...line.extra, giftcard } }];
    });
  const codes = promotions.flatMap(({ couponCodes }) => couponCodes);
  const codeSets = [...codes.map((code) => [code]), ...fc.sample(fc.subarray(codes), { numRuns: CODE_SETS, seed: 6 })];
  return fc.sample(
    fc.record({
      cart: fc.record({
        items: fc
          .array(fc.oneof({ weight: 6, arbitrary: goods }, giftCard), { minLength: 1, maxLength: 12 })
          .map((lines) => lines.flat()),
        promoCodes: fc.constantFrom<string[]>(...codeSets, ['NOSUCHCODE'], []),
        locality: fc.constantFrom(...PLACES),
        shipping: fc.constantFrom(
          { type: 'DELIVERY' as const, options: null },
          { type: 'DELIVERY' as const, options: { methodCode: 'delivery' } },
          { type: 'STORE_PICKUP' as const, options: { methodCode: 'storePickup' } },
        ),
      }),
      availableCreditBalances: fc.array(
        fc.record({
          id: fc.constantFrom('card-1', 'card-2'),
          methodCode: fc.constant('adyenGivex'),
          amount: fc.constantFrom(10, 99.95, 2_000),
        }),
        { maxLength: 2 },
      ),
    }),
    { numRuns: count, seed: 20_261_116 },
  );
}

const itemOf = ({ id, variants, releaseDateTime }: ProductRecord, qty: number): RequestItem => ({
  productId: id,
  variantId: variants[0]?.id ?? '',
  qty,
  extra: { releaseDateTime },
});

/** A few products from each set a promotion names. */
function goodsOf(promotions: readonly Promotion[], products: readonly ProductRecord[]): ProductRecord[] {
  const text = JSON.stringify(promotions.map(({ conditions, effects }) => [conditions, effects]));
  const named = (id: string) => text.includes(JSON.stringify(id));
  const perCategory = new Map<string, number>();
  return products.filter(({ id, canonicalCategoryId, functionalType }) => {
    if (functionalType !== 'basic') return false;
    if (named(id)) return true;
    const seen = perCategory.get(canonicalCategoryId) ?? 0;
    perCategory.set(canonicalCategoryId, seen + 1);
    return named(canonicalCategoryId) && seen < 5;
  });
}
