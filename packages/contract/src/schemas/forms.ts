import {
  checkEnquiryPayload,
  checkEventSignUp,
  type MarketingEvent,
  type MarketingFormCode,
  type MarketingList,
  type Rejected,
  type Success,
} from '@wattle/domain';
import { z } from 'zod';

const listId = z.string().regex(/^[\w-]{1,64}$/, 'must be letters, digits, - and _, up to 64');
const words = z.string().regex(/\S/, 'must not be empty').max(200, 'must be 200 characters or fewer');
/** Up to the year 9999; milliseconds by mistake are beyond that. */
const instant = z.int().min(0, 'must be seconds since 1970').max(253_402_300_799, 'must be seconds, not milliseconds');

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-AU', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const eventSchema = z
  .strictObject({
    startsAt: instant,
    endsAt: instant,
    timeZone: z.string().refine(isTimeZone, 'must be a time zone like Australia/Melbourne'),
    place: words,
    note: z.string().max(500, 'must be 500 characters or fewer'),
  })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, {
    path: ['endsAt'],
    message: 'must be after startsAt',
  }) satisfies z.ZodType<MarketingEvent>;

/** A list that forms may sign people up for. */
export const marketingListSchema = z.strictObject({
  id: listId,
  name: words,
  event: eventSchema.exactOptional(),
}) satisfies z.ZodType<MarketingList>;

export const marketingListQuerySchema = z.object({ listId });

const short = z.string().max(1_000);
/** Hidden from people; who fills it in is none. */
const trap = z.string().max(10_000).optional().describe('Leave it out.');

function addProblems(checked: Success<unknown> | Rejected<MarketingFormCode>, context: z.core.$RefinementCtx): void {
  if (checked.status === 'SUCCESS') return;
  for (const { code, field } of checked.reasons) {
    context.addIssue({ code: 'custom', path: field === undefined ? [] : [field], message: code });
  }
}

/** By the rules of the form; whether the phone is one, the use case finds out [D-7-01]. */
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

/** Kept, and on its way. Nobody reads it [D-7-02 D-7-04]. */
export const receivedSchema = z.object({ received: z.literal(true) });
