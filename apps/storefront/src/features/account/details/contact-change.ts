import { type AccountFormCode, type Customer, checkContactInfo, checkForgotPassword } from '@wattle/domain/account';
import type { ReadPhone } from '@wattle/domain/forms';
import type { Reason } from '@wattle/domain/results';
import type { SavedPart } from '@wattle/messages/account-saved';
import type { AccountChange } from '../../../shopper/account/create-account-store.ts';

export type ContactValues = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
};

export type ContactCheck = {
  readonly reasons: readonly Reason<AccountFormCode>[];
  /** Valid changed fields. An invalid field does not stop the others from being saved. */
  readonly change: AccountChange;
  /** New email address, pending verification by code. */
  readonly newEmail: string | null;
};

/** Splits the contact form into what can be saved and what is invalid [C-2-57 C-5-14…46]. */
export function checkContactChange(customer: Customer, values: ContactValues, readPhone: ReadPhone): ContactCheck {
  const contact = checkContactInfo(values, readPhone);
  const email = checkForgotPassword(values);
  const contactReasons = contact.status === 'REJECTED' ? contact.reasons : [];
  const emailReasons = email.status === 'REJECTED' ? email.reasons : [];
  const isRight = (field: string): boolean => !contactReasons.some((reason) => reason.field === field);
  const clean = contact.status === 'SUCCESS' ? contact.value : cleanOthers(values, isRight, readPhone);
  const fields = (['firstName', 'lastName', 'phone'] as const).filter(
    (field) => isRight(field) && clean[field] !== customer[field],
  );
  const isNewEmail = email.status === 'SUCCESS' && email.value.email !== customer.email;
  return {
    reasons: [
      ...contactReasons.filter(({ field }) => field !== 'phone'),
      ...emailReasons,
      ...contactReasons.filter(({ field }) => field === 'phone'),
    ],
    change: Object.fromEntries(fields.map((field) => [field, clean[field]])),
    newEmail: isNewEmail ? email.value.email : null,
  };
}

/** Clean values of the valid fields when other fields are invalid. */
function cleanOthers(values: ContactValues, isRight: (field: string) => boolean, readPhone: ReadPhone) {
  const right = {
    firstName: isRight('firstName') ? values.firstName : 'Unchanged',
    lastName: isRight('lastName') ? values.lastName : 'Unchanged',
    phone: isRight('phone') ? values.phone : '',
  };
  const checked = checkContactInfo(right, readPhone);
  return checked.status === 'SUCCESS' ? checked.value : right;
}

const PARTS: Readonly<Record<keyof ContactValues, SavedPart>> = {
  firstName: 'name',
  lastName: 'name',
  phone: 'phone number',
  email: 'email address',
};

/** Maps fields to the names used in messages. */
export const partsOf = (fields: readonly string[]): SavedPart[] => [
  ...new Set(
    (Object.keys(PARTS) as (keyof ContactValues)[])
      .filter((field) => fields.includes(field))
      .map((field) => PARTS[field]),
  ),
];
