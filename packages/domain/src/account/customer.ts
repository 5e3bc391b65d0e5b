import type { State } from '../stores/store.ts';

/** A customer's saved address. */
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

/** Stored in the browser: whether this visitor is signed in. */
export type AccountSession = { readonly loggedIn: boolean };

/** Fields to change; missing ones stay. The email changes at the identity service instead [C-3-27]. */
export type UpdateAccountRequest = { readonly customer: Partial<Omit<Customer, 'email'>> };
