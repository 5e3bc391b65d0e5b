import {
  checkEnquiryPayload,
  checkEventSignUp,
  type MarketingFormCode,
  type Rejected,
  type Success,
} from '@wattle/domain';
import { z } from 'zod';

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
    listId: z.string().regex(/^[\w-]{0,64}$/),
    website: trap,
  })
  .superRefine((input, context) => addProblems(checkEventSignUp(input, input.listId), context));

/** [D-7-03] */
export const enquirySchema = z
  .object({ email: short, enquiry: z.string().max(10_000), website: trap })
  .superRefine((input, context) => addProblems(checkEnquiryPayload(input), context));

/** Kept, and on its way. Nobody reads it [D-7-02 D-7-04]. */
export const receivedSchema = z.object({ received: z.literal(true) });
