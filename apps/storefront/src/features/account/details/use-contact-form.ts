import { type AccountFormCode, type Customer, type Reason, stripInvalidCharacters } from '@wattle/domain';
import { accountFormMessages, fillMessage, identityMessage } from '@wattle/messages';
import { type FormEvent, useState } from 'react';
import { phoneWords } from '../../../goods/address/phone-words.ts';
import { loadPhoneLibrary, readLoadedPhone } from '../../../goods/forms/phone-library.ts';
import { focusField } from '../../../goods/sign-in/use-account-form.ts';
import { useLatest } from '../../../page/use-latest.ts';
import { updateAccount } from '../../../shopper/account/account-store.ts';
import type { AccountChange } from '../../../shopper/account/create-account-store.ts';
import { rememberFirstName } from '../../../shopper/session/remember-first-name.ts';
import { openAccountCalls } from '../open-account-calls.ts';
import { savedWords } from '../saved-words.ts';
import { type ContactValues, checkContactChange, partsOf } from './contact-change.ts';

export const valuesOf = ({ firstName, lastName, email, phone }: Customer): ContactValues => ({
  firstName,
  lastName,
  email,
  phone: phoneWords(phone),
});

const NOT_SAVED = 'We could not save your details. Please try again.';

type Told = { readonly saved: string | null; readonly failed: string | null };
const SILENT: Told = { saved: null, failed: null };

/** The contact form: what is right is saved, also beside something that is not [C-2-57]. */
export function useContactForm(customer: Customer) {
  const [values, setValues] = useState(() => valuesOf(customer));
  const [reasons, setReasons] = useState<readonly Reason<AccountFormCode>[]>([]);
  const [told, setTold] = useState(SILENT);
  const [codeFor, setCodeFor] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const latest = useLatest(customer);

  const save = async (form: HTMLFormElement): Promise<void> => {
    if (values.phone.trim() !== '') await loadPhoneLibrary();
    const checked = checkContactChange(latest.current, values, readLoadedPhone);
    setReasons(checked.reasons);
    const wrong = checked.reasons.flatMap(({ field }) => field ?? []);
    focusField(form, wrong[0]);
    const fields = Object.keys(checked.change);
    const isSaved = fields.length === 0 || (await saveChange(checked.change));
    const refused = checked.newEmail && isSaved ? await askForCode(checked.newEmail) : null;
    if (checked.newEmail && isSaved && refused === null) setCodeFor(checked.newEmail);
    setTold({
      saved: isSaved ? (savedWords(partsOf(fields), partsOf(wrong)) ?? unchangedWords(checked)) : null,
      failed: isSaved ? refused : NOT_SAVED,
    });
  };

  return {
    values,
    isBusy,
    told,
    codeFor,
    set: (field: keyof ContactValues, text: string): void => {
      setValues((before) => ({ ...before, [field]: stripInvalidCharacters(text) }));
      // what is being put right is not wrong any more, until it is tried again
      setReasons((before) => before.filter((reason) => reason.field !== field));
    },
    errorOf: (field: keyof ContactValues): string | undefined => {
      const reason = reasons.find((one) => one.field === field);
      return reason && fillMessage(accountFormMessages[reason.code], reason.params);
    },
    submit: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault();
      if (isBusy) return;
      setBusy(true);
      setTold(SILENT);
      save(event.currentTarget)
        .catch(() => setTold({ saved: null, failed: NOT_SAVED }))
        .finally(() => setBusy(false));
    },
    reset: (): void => {
      setValues(valuesOf(latest.current));
      setReasons([]);
      setTold(SILENT);
      setCodeFor(null);
    },
    /** The new address is theirs, or they stay with the old one. */
    endCode: (newEmail: string | null): void => {
      setCodeFor(null);
      setValues((before) => ({ ...before, email: newEmail ?? latest.current.email }));
      setTold({ saved: newEmail && 'Your email address was saved.', failed: null });
    },
  };
}

const unchangedWords = ({ reasons, newEmail }: ReturnType<typeof checkContactChange>): string | null =>
  reasons.length === 0 && newEmail === null ? 'Nothing had changed. Your details are saved.' : null;

async function saveChange(change: AccountChange): Promise<boolean> {
  const outcome = await updateAccount(change);
  if (outcome.status !== 'SUCCESS') return false;
  const { firstName, lastName } = outcome.value.customer;
  if (change.firstName === undefined && change.lastName === undefined) return true;
  rememberFirstName(firstName);
  // the identity service greets by the same name; nothing of the shop depends on it
  const { account } = await openAccountCalls();
  await account.updateAttributes({ given_name: firstName, family_name: lastName });
  return true;
}

/** Null: a code is on its way to the new address. */
async function askForCode(email: string): Promise<string | null> {
  const { account } = await openAccountCalls();
  const reply = await account.updateAttributes({ email });
  return reply.status === 'SUCCESS' ? null : identityMessage('SESSION', reply.error);
}
