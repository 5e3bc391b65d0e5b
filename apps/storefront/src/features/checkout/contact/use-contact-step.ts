import {
  CHECKOUT_PATHS,
  type CheckoutContact,
  checkCheckoutContact,
  firstOpenStep,
  stripInvalidCharacters,
} from '@wattle/domain';
import { checkoutContactMessages, fillMessage } from '@wattle/messages';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { preparePhone, readLoadedPhone, usePhoneLibrary } from '../../../goods/forms/phone-library.ts';
import { focusField } from '../../../goods/sign-in/use-account-form.ts';
import { keepContact, keepContactDraft } from '../../../shopper/checkout/checkout-store.ts';
import { useCheckoutPage } from '../checkout-page.ts';
import { startContact } from './start-contact.ts';

export type ContactText = Exclude<keyof CheckoutContact, 'agreeToMarketing'>;
const TEXTS = ['email', 'firstName', 'lastName', 'phone'] as const satisfies readonly ContactText[];

/** The contact form: nothing is an error until a field is left, and the first wrong one takes the focus [C-5-14…48]. */
export function useContactStep() {
  const { kept, buyer, progress } = useCheckoutPage();
  const navigate = useNavigate();
  const [values, setValues] = useState(() => startContact(kept, buyer.customer));
  const [touched, setTouched] = useState<ReadonlySet<string> | 'all'>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  // what the numbering plans say is said once they are here
  usePhoneLibrary();
  const checked = checkCheckoutContact(values, readLoadedPhone);
  const reasons = checked.status === 'REJECTED' ? checked.reasons : [];

  const send = async (form: HTMLFormElement, typed: CheckoutContact): Promise<void> => {
    await preparePhone({ countryCode: 'AU', number: typed.phone });
    const answer = checkCheckoutContact(typed, readLoadedPhone);
    if (answer.status === 'REJECTED') {
      setTouched('all');
      return focusField(form, answer.reasons[0]?.field);
    }
    keepContact(answer.value);
    const next = firstOpenStep({ ...progress, contact: answer.value });
    await navigate(CHECKOUT_PATHS[next]);
  };

  return {
    values,
    isBusy,
    hasFailed,
    set: (field: ContactText, text: string): void =>
      setValues((before) => ({ ...before, [field]: stripInvalidCharacters(text) })),
    agree: (agreeToMarketing: boolean): void => {
      setValues((before) => ({ ...before, agreeToMarketing }));
      keepContactDraft({ ...values, agreeToMarketing });
    },
    /** What was typed is kept; an empty field that was only passed through is no error yet. */
    leave: (field: ContactText): void => {
      keepContactDraft(values);
      if (values[field] === '') return;
      setTouched((before) => (before === 'all' ? before : new Set(before).add(field)));
    },
    errorOf: (field: ContactText): string | undefined => {
      if (touched !== 'all' && !touched.has(field)) return undefined;
      const reason = reasons.find((one) => one.field === field);
      return reason && fillMessage(checkoutContactMessages[reason.code], reason.params);
    },
    submit: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault();
      if (isBusy) return;
      const form = event.currentTarget;
      const typed = { ...values, ...textsOf(form) };
      setValues(typed);
      setBusy(true);
      setFailed(false);
      send(form, typed)
        .catch(() => setFailed(true))
        .finally(() => setBusy(false));
    },
  };
}

/** What stands in the fields: a browser may have filled them in before the page came alive. */
function textsOf(form: HTMLFormElement): Partial<CheckoutContact> {
  return Object.fromEntries(
    TEXTS.flatMap((name) => {
      const field = form.elements.namedItem(name);
      return field instanceof HTMLInputElement ? [[name, field.value]] : [];
    }),
  );
}
