import { z } from 'zod';
import { text } from './fields.ts';
import { guestOrderQuerySchema } from './order.ts';
import { ownOrderSchema } from './refund.ts';

/** The days that an order can move to, each with the windows that are free on it. */
export const orderDaysSchema = z.object({
  days: z.array(z.object({ date: text, windows: z.array(text) })),
});

const wanted = {
  day: z.iso.date(),
  /** Null: any time of the day. */
  window: z
    .string()
    .regex(/^\d{2}:\d{2}-\d{2}:\d{2}$/)
    .nullable()
    .default(null),
};
export const dayRequestSchema = ownOrderSchema.extend(wanted);
/** The same for a guest who can prove that the order is theirs. */
export const guestDayRequestSchema = guestOrderQuerySchema.extend(wanted);

const line = { lineId: text.max(20) };
/** The line of an order whose gift cards are sent again. */
export const resendSchema = ownOrderSchema.extend(line);
export const guestResendSchema = guestOrderQuerySchema.extend(line);
