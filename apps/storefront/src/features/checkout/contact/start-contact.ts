import type { Customer } from '@wattle/domain/account';
import type { CheckoutContact, KeptCheckout } from '@wattle/domain/checkout';
import { phoneWords } from '@wattle/messages/phone-words';
import { contactOf } from './known-contact.ts';

const EMPTY: CheckoutContact = { email: '', firstName: '', lastName: '', phone: '', agreeToMarketing: false };

/** Initial form values: what was typed last, else what was saved, else the account's, else empty. */
export function startContact(
  { contact, contactDraft }: Pick<KeptCheckout, 'contact' | 'contactDraft'>,
  customer: Customer | null,
): CheckoutContact {
  if (contactDraft) return { ...EMPTY, ...contactDraft };
  if (contact) return { ...contact, phone: phoneWords(contact.phone) };
  return customer ? contactOf(customer) : EMPTY;
}
