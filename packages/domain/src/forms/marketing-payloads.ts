/** The payload of the subscription and event sign-up forms. */
export type SubscriberPayload = {
  readonly firstName: string;
  readonly lastName: string;
  /** Lowercased. */
  readonly email: string;
  /** E.164, or empty. */
  readonly phone: string;
  /** Or empty. */
  readonly listId: string;
};

export type EnquiryPayload = { readonly email: string; readonly enquiry: string };

/** The value of a phone field while typing. */
export type Telephone = { readonly countryCode: string; readonly number: string };
