import type { MarketingFormCode, MarketingFormKind, Reason } from '@wattle/domain';

/** The texts of a form as a browser posts them. */
export type PostedFields = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly enquiry: string;
  readonly listId: string;
  readonly website: string;
};

/** A form that came back: what was typed, and what is wrong with it. */
export type ReturnedForm = {
  readonly fields: PostedFields;
  readonly reasons: readonly Reason<MarketingFormCode>[];
  readonly state: 'editing' | 'failure';
};

/** Of a field that came more than once the first counts; what is no field of the form is not read. */
export function readPostedFields(body: string): PostedFields {
  const posted = new URLSearchParams(body);
  const read = (name: string) => posted.get(name) ?? '';
  return {
    firstName: read('firstName'),
    lastName: read('lastName'),
    email: read('email'),
    phone: read('phone'),
    enquiry: read('enquiry'),
    listId: read('listId'),
    website: read('website'),
  };
}

/** From the footer: one field of the form, and the rest is still to come. */
export const isBeginning = (body: string): boolean => new URLSearchParams(body).get('step') === 'begin';

/** Where the thank you is: nothing of a person is in its address. */
export const thanksPath = (kind: MarketingFormKind, listId: string): string =>
  kind === 'event-sign-up' && /^[\w-]{1,64}$/.test(listId)
    ? `/forms/${kind}/thanks/${listId}`
    : `/forms/${kind}/thanks`;
