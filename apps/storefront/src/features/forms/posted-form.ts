import type { MarketingFormCode, MarketingFormKind } from '@wattle/domain/forms';
import type { Reason } from '@wattle/domain/results';

/** Form fields as a browser posts them. */
export type PostedFields = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly enquiry: string;
  readonly listId: string;
  readonly website: string;
};

/** A rejected form: the typed values and their errors. */
export type ReturnedForm = {
  readonly fields: PostedFields;
  readonly reasons: readonly Reason<MarketingFormCode>[];
  readonly state: 'editing' | 'failure';
};

/** Takes the first value of each known field and ignores the rest. */
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

/** A post from the footer: it has one field, and the full form follows. */
export const isBeginning = (body: string): boolean => new URLSearchParams(body).get('step') === 'begin';

/** Address of the thank-you page, free of personal data. */
export const thanksPath = (kind: MarketingFormKind, listId: string): string =>
  kind === 'event-sign-up' && /^[\w-]{1,64}$/.test(listId)
    ? `/forms/${kind}/thanks/${listId}`
    : `/forms/${kind}/thanks`;
