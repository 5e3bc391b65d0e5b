import type { Client } from '@wattle/contract';
import {
  checkEnquiryForm,
  checkEventSignUp,
  checkSubscription,
  type EnquiryPayload,
  type MarketingFormCode,
  type MarketingFormKind,
  type Outcome,
  type Rejected,
  type SubscriberPayload,
  type Success,
  unreachable,
} from '@wattle/domain';
import { readPhone } from '@wattle/providers/phone/browser';
import type { PostedFields, ReturnedForm } from './posted-form.ts';
import { postedKey } from './posted-key.ts';

type Payload = EnquiryPayload | SubscriberPayload;
type FormCalls = Pick<Client, 'subscribe' | 'sendEnquiry'>;

const LIST_ID = /^[\w-]{0,64}$/;

/** Takes a posted form by the rules of its fields and by the same call; what it cannot take it gives back. */
export async function takePostedForm(
  kind: MarketingFormKind,
  fields: PostedFields,
  client: FormCalls,
  nowMs: number,
): Promise<'taken' | ReturnedForm> {
  const checked = checkPosted(kind, fields);
  if (checked.status === 'REJECTED') return { fields, reasons: checked.reasons, state: 'editing' };
  if (!LIST_ID.test(fields.listId)) return { fields: { ...fields, listId: '' }, reasons: [], state: 'failure' };
  const { status } = await send(checked.value, fields.website, client, nowMs);
  return status === 'SUCCESS' ? 'taken' : { fields, reasons: [], state: 'failure' };
}

function checkPosted(
  kind: MarketingFormKind,
  { phone, listId, ...fields }: PostedFields,
): Success<Payload> | Rejected<MarketingFormCode> {
  switch (kind) {
    case 'subscription':
      return checkSubscription({ ...fields, phone: { countryCode: 'AU', number: phone } }, listId, readPhone);
    case 'event-sign-up':
      return checkEventSignUp(fields, listId);
    case 'enquiry':
      return checkEnquiryForm(fields);
    default:
      return unreachable(kind);
  }
}

async function send(
  payload: Payload,
  website: string,
  client: FormCalls,
  nowMs: number,
): Promise<Outcome<unknown, string>> {
  const options = { idempotencyKey: await postedKey(payload, nowMs) };
  // that somebody filled it in is all there is to know
  const trap = website === '' ? {} : { website: 'filled in' };
  return 'enquiry' in payload
    ? client.sendEnquiry({ ...payload, ...trap }, options)
    : client.subscribe({ ...payload, ...trap }, options);
}
