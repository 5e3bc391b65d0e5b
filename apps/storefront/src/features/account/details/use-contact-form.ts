import type { Customer } from '@wattle/domain/account';
import { stripInvalidCharacters } from '@wattle/domain/forms';
import { rejected, success } from '@wattle/domain/results';
import { COUNTRY } from '@wattle/domain/settings';
import { accountFormMessages, identityMessage } from '@wattle/messages';
import * as accountWords from '@wattle/messages/account';
import { nothingChanged, savedWords } from '@wattle/messages/account-saved';
import { phoneWords } from '@wattle/messages/phone-words';
import { useState } from 'react';
import { preparePhone, readLoadedPhone, usePhoneLibrary } from '../../../goods/forms/phone-library.ts';
import { useLatest } from '../../../page/use-latest.ts';
import { updateAccount } from '../../../shopper/account/account-store.ts';
import type { AccountChange } from '../../../shopper/account/create-account-store.ts';
import { rememberFirstName } from '../../../shopper/session/remember-first-name.ts';
import { type Refusal, wordsOf } from '../../../ui/form/form-model.ts';
import { refusedFields } from '../../../ui/form/refused-fields.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { openAccountCalls } from '../open-account-calls.ts';
import { type ContactValues, checkContactChange, partsOf } from './contact-change.ts';

export const valuesOf = ({ firstName, lastName, email, phone }: Customer): ContactValues => ({
  firstName,
  lastName,
  email,
  phone: phoneWords(phone),
});

const NOT_SAVED = accountWords.detailsNotSaved;

/** The contact form. Valid fields are saved even when others are invalid [C-2-57]. */
export function useContactForm(customer: Customer) {
  const [saved, setSaved] = useState<string | null>(null);
  const [codeFor, setCodeFor] = useState<string | null>(null);
  const latest = useLatest(customer);
  // re-renders with phone validation once the library has loaded
  usePhoneLibrary();
  const save = async (values: ContactValues): Promise<Refusal<ContactValues> | undefined> => {
    setSaved(null);
    const checked = checkContactChange(latest.current, values, readLoadedPhone);
    const wrong = Object.fromEntries(
      checked.reasons.map((reason) => [reason.field, wordsOf(reason, accountFormMessages)]),
    );
    const fields = Object.keys(checked.change);
    const refused = fields.length > 0 ? await saveChange(checked.change) : undefined;
    if (refused) return { ...refused, fields: { ...wrong, ...refused.fields } };
    const notSent = checked.newEmail && (await askForCode(checked.newEmail));
    if (checked.newEmail && !notSent) setCodeFor(checked.newEmail);
    setSaved(savedWords(partsOf(fields), partsOf(Object.keys(wrong))) ?? unchangedWords(checked));
    return notSent || checked.reasons.length > 0 ? { fields: wrong, form: notSent ?? undefined } : undefined;
  };
  const form = useForm({
    initial: valuesOf(customer),
    check: (values: ContactValues) => success(values),
    checkTyped: (values) => {
      const { reasons } = checkContactChange(customer, values, readLoadedPhone);
      return reasons.length > 0 ? rejected(...reasons) : success(values);
    },
    messages: accountFormMessages,
    clean: stripInvalidCharacters,
    prepare: ({ phone }) => preparePhone({ countryCode: COUNTRY, number: phone }),
    send: save,
    failure: NOT_SAVED,
  });
  return {
    form,
    saved,
    codeFor,
    cancel: (): void => {
      form.reset(valuesOf(latest.current));
      setSaved(null);
      setCodeFor(null);
    },
    /** Ends verification: the new address is confirmed, or the old one stays. */
    endCode: (newEmail: string | null): void => {
      setCodeFor(null);
      form.put({ email: newEmail ?? latest.current.email });
      setSaved(newEmail && savedWords(['email address'], []));
    },
  };
}

const unchangedWords = ({ reasons, newEmail }: ReturnType<typeof checkContactChange>): string | null =>
  reasons.length === 0 && newEmail === null ? nothingChanged : null;

/** Returns nothing when saved. */
async function saveChange(change: AccountChange): Promise<Refusal<ContactValues> | undefined> {
  const outcome = await updateAccount(change);
  if (outcome.status !== 'SUCCESS') {
    const fields = outcome.status === 'REJECTED' ? refusedFields(outcome.reasons, accountFormMessages) : {};
    return { fields, form: NOT_SAVED };
  }
  const { firstName, lastName } = outcome.value.customer;
  if (change.firstName === undefined && change.lastName === undefined) return undefined;
  rememberFirstName(firstName);
  // keep the name at the identity service in step; the shop does not depend on it
  const { account } = await openAccountCalls();
  await account.updateAttributes({ given_name: firstName, family_name: lastName });
  return undefined;
}

/** Null: a code has been sent to the new address. */
async function askForCode(email: string): Promise<string | null> {
  const { account } = await openAccountCalls();
  const reply = await account.updateAttributes({ email });
  return reply.status === 'SUCCESS' ? null : identityMessage('SESSION', reply.error);
}
