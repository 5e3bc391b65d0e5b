import { z } from 'zod';
import { orderSchema } from './account.ts';
import { count, text } from './fields.ts';

const stockChangeSchema = z.object({
  variantId: text,
  qty: count.describe('How many can be sold.'),
  hasStockOnHand: z.boolean(),
});
const enquirySchema = z.object({ email: text, enquiry: text });

/** What other systems are told (decision 0064), by event: when, and with which data. */
export const hookEvents = {
  'order.placed': { summary: 'An order was placed', data: orderSchema },
  'order.changed': { summary: 'An order moved on, was cancelled or has another day', data: orderSchema },
  'order.refunded': { summary: 'Money went back for an order', data: orderSchema },
  'stock.changed': { summary: 'The stock of a variant changed', data: stockChangeSchema },
  'enquiry.received': { summary: 'Somebody sent an enquiry', data: enquirySchema },
} as const satisfies Record<string, { readonly summary: string; readonly data: z.ZodType }>;

export type HookEvent = keyof typeof hookEvents;

/** The body of what a receiver is sent. */
export const hookMessage = (event: HookEvent) =>
  z.object({
    id: z.uuid().describe('The same id is the same event, told again.'),
    event: z.literal(event),
    subject: text.describe('The number of the order, the id of the variant or of the enquiry.'),
    happenedAt: z.iso.datetime(),
    data: hookEvents[event].data,
  });

/** The headers that come with it. */
export const hookHeaders = z.object({
  'shop-event': z.enum(Object.keys(hookEvents) as [HookEvent]).describe('As in the body.'),
  'shop-delivery': z.uuid().describe('The id of the body.'),
  'shop-signature': text
    .regex(/^t=\d+,v1=[0-9a-f]{64}$/)
    .describe(
      'Seconds since 1970, and the HMAC-SHA256 of "<seconds>.<body>" with HOOK_SECRET as hex. Compute it over the bytes received, compare in constant time, and refuse a time older than five minutes.',
    ),
});
