import type { Client } from '@wattle/contract';
import {
  checkEnquiryForm,
  checkEventSignUp,
  checkSubscription,
  type EnquiryPayload,
  type MarketingFormCode,
  type MarketingFormKind,
  type SubscriberPayload,
} from '@wattle/domain/forms';
import { type Outcome, type Rejected, type Success, unreachable } from '@wattle/domain/results';
import { readPhone } from '@wattle/providers/phone/browser';
import type { PostedFields, ReturnedForm } from './posted-form.ts';

type Payload = EnquiryPayload | SubscriberPayload;
type FormCalls = Pick<Client, 'subscribe' | 'sendEnquiry'>;

const LIST_ID = /^[\w-]{0,64}$/;

/** Not taken. REJECTED: sending the same again never helps. ERROR: it may. */
type NotTaken = { readonly status: 'REJECTED' | 'ERROR'; readonly form: ReturnedForm };

/** Validates and submits a posted form with the browser's rules and call. Returns the form if it was rejected. */
export async function takePostedForm(
  kind: MarketingFormKind,
  fields: PostedFields,
  client: FormCalls,
  nowMs: number,
): Promise<'taken' | NotTaken> {
  const checked = checkPosted(kind, fields);
  if (checked.status === 'REJECTED') {
    return { status: 'REJECTED', form: { fields, reasons: checked.reasons, state: 'editing' } };
  }
  if (!LIST_ID.test(fields.listId)) {
    return { status: 'REJECTED', form: { fields: { ...fields, listId: '' }, reasons: [], state: 'failure' } };
  }
  const { status } = await send(checked.value, fields.website, client, nowMs);
  return status === 'SUCCESS' ? 'taken' : { status, form: { fields, reasons: [], state: 'failure' } };
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
  // only record that the honeypot was filled in
  const trap = website === '' ? {} : { website: 'filled in' };
  return 'enquiry' in payload
    ? client.sendEnquiry({ ...payload, ...trap }, options)
    : client.subscribe({ ...payload, ...trap }, options);
}

const HOUR_MS = 3_600_000;

/**
 * Idempotency key of a form posted without JavaScript: its page is the same for everyone, so it cannot contain a key.
 * The same content within the same hour counts as the same request, such as a double click.
 */
async function postedKey(payload: unknown, nowMs: number): Promise<string> {
  const words = new TextEncoder().encode(JSON.stringify([Math.floor(nowMs / HOUR_MS), payload]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', words));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
