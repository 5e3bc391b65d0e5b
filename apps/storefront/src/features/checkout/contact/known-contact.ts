import type { Customer } from '@wattle/domain/account';
import { type CheckoutContact, checkCheckoutContact } from '@wattle/domain/checkout';
import { phoneWords } from '@wattle/messages/phone-words';
import { loadPhoneLibrary, readLoadedPhone } from '../../../goods/forms/phone-library.ts';

/** Contact details from the account, as form values. */
export const contactOf = ({ email, firstName, lastName, phone, agreeToMarketing }: Customer): CheckoutContact => ({
  email,
  firstName,
  lastName,
  phone: phoneWords(phone),
  agreeToMarketing,
});

/** The contact of a customer whose account has everything an order needs; null: something is missing. */
export async function knownContact(customer: Customer): Promise<CheckoutContact | null> {
  if (customer.phone === '') return null;
  try {
    await loadPhoneLibrary();
  } catch {
    return null;
  }
  const checked = checkCheckoutContact(contactOf(customer), readLoadedPhone);
  return checked.status === 'SUCCESS' ? checked.value : null;
}
