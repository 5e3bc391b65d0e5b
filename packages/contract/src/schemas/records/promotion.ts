import {
  PROMOTION_LANES,
  type ProductSet,
  type Promotion,
  type PromotionCondition,
  type PromotionEffect,
  type ShippingCut,
} from '@wattle/domain/promotions';
import { z } from 'zod';
import { dollars, id, MAX, name, plainText, seconds } from '../fields.ts';
import { schemaOf } from './schema-of.ts';

const ids = z.array(id).min(1).max(1_000);
const percent = z.number().positive().max(100);
const count = z.int().positive().max(10_000);

const listedSchema = z.strictObject({
  productIds: ids.exactOptional(),
  variantIds: ids.exactOptional(),
  brandIds: ids.exactOptional(),
  categoryIds: ids.exactOptional(),
});

const productSetSchema = listedSchema.extend({
  except: listedSchema.exactOptional(),
  fullPriceOnly: z.boolean().exactOptional(),
}) satisfies z.ZodType<ProductSet>;

const on = productSetSchema.exactOptional();

const conditionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('minSpend'), amount: dollars, on }),
  z.strictObject({ type: z.literal('minQty'), qty: count, on }),
  z.strictObject({ type: z.literal('audience'), audience: z.enum(['customer', 'guest']) }),
  z.strictObject({ type: z.literal('firstOrder') }),
  z.strictObject({ type: z.literal('usage'), total: count.exactOptional(), perCustomer: count.exactOptional() }),
]) satisfies z.ZodType<PromotionCondition>;

const shippingCutSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), percent }),
  z.strictObject({ kind: z.literal('amount'), amount: dollars }),
  z.strictObject({ kind: z.literal('fixed'), price: dollars }),
]) satisfies z.ZodType<ShippingCut>;

/** One schema per effect type; a missing one does not compile. */
const EFFECTS = {
  percentOff: z.strictObject({ type: z.literal('percentOff'), percent, on }),
  amountOff: z.strictObject({ type: z.literal('amountOff'), amount: dollars, each: z.boolean().exactOptional(), on }),
  fixedPrice: z.strictObject({ type: z.literal('fixedPrice'), price: dollars, on: productSetSchema }),
  buyGet: z.strictObject({
    type: z.literal('buyGet'),
    buy: productSetSchema,
    buyQty: count,
    get: productSetSchema.exactOptional(),
    getQty: count,
    percent,
    maxTimes: count.exactOptional(),
  }),
  promoItem: z.strictObject({
    type: z.literal('promoItem'),
    productId: id,
    qty: count,
    price: dollars,
    worth: dollars,
    takenOffIfKept: z
      .boolean()
      .describe(
        'Whether the difference of `worth` and `price` is taken off the refund of the goods that earned it when the shopper keeps it. Without it: not.',
      )
      .exactOptional(),
  }),
  shipping: z.strictObject({ type: z.literal('shipping'), cut: shippingCutSchema, methodCodes: ids.exactOptional() }),
} satisfies { readonly [T in PromotionEffect['type']]: z.ZodType<Extract<PromotionEffect, { type: T }>> };

type EffectSchema = (typeof EFFECTS)[keyof typeof EFFECTS];
const effectSchema = z.discriminatedUnion('type', Object.values(EFFECTS) as [EffectSchema, ...EffectSchema[]]);

/** A promotion as imported, stored and sent. */
export const promotionSchema = schemaOf<Promotion>()(
  z.strictObject({
    id,
    versionId: id,
    name,
    exclusive: z.boolean(),
    couponCodes: z.array(plainText.max(MAX.promoCode)),
    startsAt: seconds.nullable(),
    endsAt: seconds.nullable(),
    lane: z.enum(PROMOTION_LANES),
    conditions: z.array(conditionSchema).max(20),
    effects: z.array(effectSchema).min(1).max(20),
  }),
);
