import { type CheckoutContact, type Customer, checkCheckoutContact } from '@wattle/domain';
import { phoneWords } from '../../../goods/address/phone-words.ts';
import { loadPhoneLibrary, readLoadedPhone } from '../../../goods/forms/phone-library.ts';

/** What an account says of its customer, as the form shows it. */
export const contactOf = ({ email, firstName, lastName, phone, agreeToMarketing }: Customer): CheckoutContact => ({
  email,
  firstName,
  lastName,
  phone: phoneWords(phone),
  agreeToMarketing,
});

/** The contact of a customer whose account says everything that an order needs; null: something is to be asked. */
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
