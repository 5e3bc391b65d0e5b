import { type CheckoutContact, checkCheckoutContact, firstOpenStep } from '@wattle/domain/checkout';
import { stripInvalidCharacters } from '@wattle/domain/forms';
import { CHECKOUT_PATHS, COUNTRY } from '@wattle/domain/settings';
import { checkoutContactMessages } from '@wattle/messages';
import * as checkoutWords from '@wattle/messages/checkout';
import { preparePhone, readLoadedPhone, usePhoneLibrary } from '../../../goods/forms/phone-library.ts';
import { useNavigate } from '../../../router/router-context.tsx';
import { keepContact, keepContactDraft } from '../../../shopper/checkout/checkout-store.ts';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { useCheckoutPage } from '../checkout-page.ts';
import { startContact } from './start-contact.ts';

/** The contact form: saves valid values for the order and opens the first incomplete step [C-5-14…48]. */
export function useContactStep() {
  const { kept, buyer, progress } = useCheckoutPage();
  const navigate = useNavigate();
  // re-renders with phone validation once the library has loaded
  usePhoneLibrary();
  const form = useForm({
    initial: startContact(kept, buyer.customer),
    check: (typed: CheckoutContact) => checkCheckoutContact(typed, readLoadedPhone),
    messages: checkoutContactMessages,
    clean: stripInvalidCharacters,
    prepare: ({ phone }) => preparePhone({ countryCode: COUNTRY, number: phone }),
    failure: checkoutWords.phoneNotChecked,
    send: async (contact) => {
      keepContact(contact);
      await navigate(CHECKOUT_PATHS[firstOpenStep({ ...progress, contact })]);
      return undefined;
    },
  });
  useDraft(form, keepContactDraft);
  return form;
}
