import {
  checkEnquiryPayload,
  checkEventSignUp,
  type MarketingEvent,
  type MarketingFormCode,
  type MarketingList,
} from '@wattle/domain/forms';
import type { Rejected, Success } from '@wattle/domain/results';
import { z } from 'zod';
import { id, isTimeZone, MAX, seconds, upTo } from './fields.ts';

const listId = z.string().regex(/^[\w-]{1,64}$/, 'must be letters, digits, - and _, up to 64');
const words = z.string().regex(/\S/, 'must not be empty').max(MAX.name, upTo(MAX.name));

const eventSchema = z
  .strictObject({
    startsAt: seconds,
    endsAt: seconds,
    timeZone: z.string().refine(isTimeZone, 'must be a time zone like Australia/Melbourne'),
    place: words,
    note: z.string().max(500, upTo(500)),
  })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, {
    path: ['endsAt'],
    message: 'must be after startsAt',
  }) satisfies z.ZodType<MarketingEvent>;

/** A marketing list that forms can subscribe people to. */
export const marketingListSchema = z.strictObject({
  id: listId,
  name: words,
  event: eventSchema.exactOptional(),
}) satisfies z.ZodType<MarketingList>;

export const marketingListQuerySchema = z.object({ listId });

const short = z.string().max(1_000);
/** Honeypot: hidden from people, so whoever fills it in is a bot. */
const trap = z.string().max(10_000).optional().describe('Leave it out.');

function addProblems(checked: Success<unknown> | Rejected<MarketingFormCode>, context: z.core.$RefinementCtx): void {
  if (checked.status === 'SUCCESS') return;
  for (const { code, field } of checked.reasons) {
    context.addIssue({ code: 'custom', path: field === undefined ? [] : [field], message: code });
  }
}

/** Checked by the form's rules; the use case validates the phone number [D-7-01]. */
export const subscriberSchema = z
  .object({
    firstName: short,
    lastName: short,
    email: short,
    phone: z.string().regex(/^(?:\+[1-9]\d{6,14})?$/, { error: 'PHONE_INVALID' }),
    listId: z.literal('').or(listId),
    website: trap,
  })
  .superRefine((input, context) => addProblems(checkEventSignUp(input, input.listId), context));

/** [D-7-03] */
export const enquirySchema = z
  .object({ email: short, enquiry: z.string().max(10_000), website: trap })
  .superRefine((input, context) => addProblems(checkEnquiryPayload(input), context));

export const stockAlertSchema = z.object({ productId: id, variantId: id, email: short, website: trap });

/** Stored and queued. The browser ignores the value [D-7-02 D-7-04]. */
export const receivedSchema = z.object({ received: z.literal(true) });
