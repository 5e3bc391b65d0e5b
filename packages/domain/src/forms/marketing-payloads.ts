/** What the subscription and event sign-up forms send. */
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

/** What a telephone field holds while it is typed in. */
export type Telephone = { readonly countryCode: string; readonly number: string };
