import { cleanEmail, emailFault } from '../forms/check-email.ts';
import type { CheckoutContact } from './checkout.ts';

type Entered = Partial<Pick<CheckoutContact, 'email' | 'firstName' | 'lastName'>>;

/** Who orders, as far as the shopper has entered it. */
export type RequestContact = { readonly email?: string; readonly firstName?: string; readonly lastName?: string };

/** What is worth sending of an entered contact: blank fields and an invalid email are left out [C-5-18]. */
export function requestContact(entered: Entered): RequestContact {
  const email = cleanEmail(entered.email ?? '');
  const firstName = entered.firstName?.trim();
  const lastName = entered.lastName?.trim();
  return {
    ...(emailFault(email) ? {} : { email }),
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
  };
}
