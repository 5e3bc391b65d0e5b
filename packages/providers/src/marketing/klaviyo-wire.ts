import type { EnquiryPayload, SubscriberPayload } from '@wattle/domain/forms';
import type { MarketingRequest } from './port.ts';

/** The Klaviyo API revision these bodies follow. */
export const KLAVIYO_REVISION = '2026-07-15';
export const ENQUIRY_METRIC = 'Enquiry';

const CUSTOM_SOURCE = 'Website';

/** Name and phone go on the profile; a subscription has no fields for them. */
export function writeProfile({ email, firstName, lastName, phone }: SubscriberPayload, withPhone: boolean) {
  return {
    data: {
      type: 'profile',
      attributes: {
        email,
        first_name: firstName,
        last_name: lastName,
        ...(withPhone && phone !== '' ? { phone_number: phone } : {}),
      },
    },
  };
}

/** Email consent only: a phone number on a newsletter form is not consent to SMS. */
export function writeSubscription({ email }: SubscriberPayload, listId: string) {
  const consent = { email: { marketing: { consent: 'SUBSCRIBED' } } };
  return {
    data: {
      type: 'profile-subscription-bulk-create-job',
      attributes: {
        custom_source: CUSTOM_SOURCE,
        historical_import: false,
        profiles: { data: [{ type: 'profile', attributes: { email, subscriptions: consent } }] },
      },
      ...(listId === '' ? {} : { relationships: { list: { data: { type: 'list', id: listId } } } }),
    },
  };
}

/** An event that carries the request's id, because Klaviyo ignores duplicate ids. */
export function writeEnquiryEvent({ id, receivedAt }: MarketingRequest, { email, enquiry }: EnquiryPayload) {
  return {
    data: {
      type: 'event',
      attributes: {
        properties: { enquiry },
        time: new Date(receivedAt * 1000).toISOString(),
        unique_id: id,
        metric: { data: { type: 'metric', attributes: { name: ENQUIRY_METRIC } } },
        profile: { data: { type: 'profile', attributes: { email } } },
      },
    },
  };
}
