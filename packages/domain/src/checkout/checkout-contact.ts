import type { AccountFormCode } from '../account/account-form-codes.ts';
import { checkContactInfo, checkForgotPassword } from '../account/account-forms.ts';
import type { ReadPhone } from '../forms/phone.ts';
import { type Reason, type Rejected, rejected, type Success, success } from '../results/outcome.ts';
import type { CheckoutContact } from './checkout.ts';

/** Error codes of the contact form: those of the account, but the phone is required and has its own codes. */
export type CheckoutContactCode =
  | Exclude<AccountFormCode, 'PHONE_INVALID'>
  | 'CHECKOUT_PHONE_EMPTY'
  | 'CHECKOUT_PHONE_INVALID';

/** The cleaned contact, or its errors in field order [C-5-14…26 C-5-44 C-5-45 C-5-47 C-5-48]. */
export function checkCheckoutContact(
  fields: CheckoutContact,
  readPhone: ReadPhone,
): Success<CheckoutContact> | Rejected<CheckoutContactCode> {
  const email = checkForgotPassword({ email: fields.email });
  const person = checkContactInfo(fields, readPhone);
  const isPhoneMissing = fields.phone.trim() === '';
  const reasons: Reason<CheckoutContactCode>[] = [
    ...(email.status === 'REJECTED' ? email.reasons.map(said) : []),
    ...(person.status === 'REJECTED' ? person.reasons.map(said) : []),
    ...(isPhoneMissing ? [{ code: 'CHECKOUT_PHONE_EMPTY', field: 'phone' } as const] : []),
  ];
  if (reasons.length > 0 || email.status === 'REJECTED' || person.status === 'REJECTED') return rejected(...reasons);
  const { firstName, lastName, phone } = person.value;
  return success({ email: email.value.email, firstName, lastName, phone, agreeToMarketing: fields.agreeToMarketing });
}

const said = ({ code, ...rest }: Reason<AccountFormCode>): Reason<CheckoutContactCode> => ({
  ...rest,
  code: code === 'PHONE_INVALID' ? 'CHECKOUT_PHONE_INVALID' : code,
});
