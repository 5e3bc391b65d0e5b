import type { State } from '../stores/store.ts';

/** A saved address of a customer. */
export type Address = {
  readonly id: string;
  readonly company: string;
  readonly contactName: string;
  readonly country: string;
  readonly postcode: string;
  readonly state: State;
  readonly street1: string;
  readonly street2: string;
  readonly suburb: string;
  readonly isDefaultBilling: boolean;
  readonly isDefaultShipping: boolean;
};

export type Customer = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly addresses: readonly Address[];
  readonly agreeToMarketing: boolean;
};

/** Kept in the browser: whether this visitor has signed in. */
export type AccountSession = { readonly loggedIn: boolean };

/** What is to change; what is left out stays. An email address changes at the identity service [C-3-27]. */
export type UpdateAccountRequest = { readonly customer: Partial<Omit<Customer, 'email'>> };
