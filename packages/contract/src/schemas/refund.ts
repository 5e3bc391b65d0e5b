import {
  GIFT_FATES,
  type OrderRefund,
  type OrderReturn,
  REFUND_CAUSES,
  REFUND_STATES,
  REFUND_WAYS,
  RETURN_REASONS,
  RETURN_STATES,
} from '@wattle/domain/order';
import { z } from 'zod';
import { atLeastOne, count, lines, text } from './fields.ts';
import { guestOrderQuerySchema } from './order.ts';

const cents = count;

/** Money that went back for an order: its credit note. */
export const orderRefundSchema = z.object({
  id: text,
  at: count,
  lines: z.array(z.object({ lineId: text, qty: count, amountCents: cents, gstCents: cents })),
  deliveryCents: cents,
  goodwillCents: cents,
  alreadyCents: cents,
  amountCents: cents,
  gstCents: cents,
  parts: z.array(z.object({ label: text, amountCents: cents, way: z.enum(REFUND_WAYS), state: z.enum(REFUND_STATES) })),
  cause: z.enum(REFUND_CAUSES).exactOptional(),
  gifts: z
    .array(z.object({ lineId: text, qty: count, fate: z.enum(GIFT_FATES), takenOffCents: cents }))
    .exactOptional(),
}) satisfies z.ZodType<OrderRefund>;

const returnLine = z.object({ lineId: text.max(20), qty: atLeastOne.max(1000) });

export const orderReturnSchema = z.object({
  id: text,
  at: count,
  reason: z.enum(RETURN_REASONS),
  note: text,
  lines: z.array(z.object({ lineId: text, qty: count })),
  state: z.enum(RETURN_STATES),
  answer: text,
  refundId: text.nullable(),
}) satisfies z.ZodType<OrderReturn>;

const asked = {
  lines: z.array(returnLine).min(1).max(100),
  reason: z.enum(RETURN_REASONS),
  note: lines.max(1000).default(''),
};

export const ownOrderSchema = z.object({ number: text.max(20) });
/** A customer's return request. */
export const returnRequestSchema = ownOrderSchema.extend(asked);
/** The same for a guest who knows the order number and email address. */
export const guestReturnRequestSchema = guestOrderQuerySchema.extend(asked);
