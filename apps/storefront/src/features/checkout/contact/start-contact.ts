import type { CheckoutContact, Customer, KeptCheckout } from '@wattle/domain';
import { phoneWords } from '../../../goods/address/phone-words.ts';
import { contactOf } from './known-contact.ts';

const EMPTY: CheckoutContact = { email: '', firstName: '', lastName: '', phone: '', agreeToMarketing: false };

/** What the form starts with: what was typed last, what was kept, what the account says, or nothing; in this order. */
export function startContact(
  { contact, contactDraft }: Pick<KeptCheckout, 'contact' | 'contactDraft'>,
  customer: Customer | null,
): CheckoutContact {
  if (contactDraft) return { ...EMPTY, ...contactDraft };
  if (contact) return { ...contact, phone: phoneWords(contact.phone) };
  return customer ? contactOf(customer) : EMPTY;
}
