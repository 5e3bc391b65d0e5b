import { type Reason, type Rejected, rejected, type Success, success } from '../results/outcome.ts';
import { checkEmail, cleanEmail } from './check-email.ts';
import { checkEnquiry } from './check-enquiry.ts';
import { checkName, cleanName } from './check-name.ts';
import { cleanText } from './clean-text.ts';
import type { MarketingFormCode } from './marketing-form-codes.ts';
import type { EnquiryPayload, SubscriberPayload, Telephone } from './marketing-payloads.ts';
import { checkPhone, type PhoneRule, type ReadPhone, SUBSCRIPTION_PHONE } from './phone.ts';

export type PersonFields = { readonly firstName: string; readonly lastName: string; readonly email: string };
export type SubscriptionFields = PersonFields & { readonly phone: Telephone };
export type EnquiryFields = PersonFields & { readonly enquiry: string };

type Checked<T> = Success<T> | Rejected<MarketingFormCode>;
type Wrong = Reason<MarketingFormCode> | undefined;

const answer = <T>(value: T, checks: readonly Wrong[]): Checked<T> => {
  const reasons = checks.filter((reason) => reason !== undefined);
  return reasons.length > 0 ? rejected(...reasons) : success(value);
};

const cleanPerson = (fields: PersonFields): PersonFields => ({
  firstName: cleanName(fields.firstName),
  lastName: cleanName(fields.lastName),
  email: cleanEmail(fields.email),
});

const checkPerson = ({ firstName, lastName, email }: PersonFields): Wrong[] => [
  checkName('firstName', firstName),
  checkName('lastName', lastName),
  checkEmail(email),
];

/** The subscription form's payload, or its errors in field order [D-3-25 D-5-18…37]. */
export function checkSubscription(
  fields: SubscriptionFields,
  listId: string,
  readPhone: ReadPhone,
  rule: PhoneRule = SUBSCRIPTION_PHONE,
): Checked<SubscriberPayload> {
  const person = cleanPerson(fields);
  const phone = checkPhone(fields.phone, rule, readPhone);
  const isRight = 'e164' in phone;
  const payload = { ...person, phone: isRight ? phone.e164 : '', listId };
  return answer(payload, [...checkPerson(person), isRight ? undefined : phone]);
}

/** The event sign-up form's payload: the form has no phone field, so the phone is empty [D-5-40 D-5-41]. */
export function checkEventSignUp(fields: PersonFields, listId: string): Checked<SubscriberPayload> {
  const person = cleanPerson(fields);
  return answer({ ...person, phone: '', listId }, checkPerson(person));
}

/** The enquiry form's payload: names are checked but not sent [D-3-26 D-3-27 D-5-46…50]. */
export function checkEnquiryForm(fields: EnquiryFields): Checked<EnquiryPayload> {
  const person = cleanPerson(fields);
  const enquiry = cleanText(fields.enquiry);
  return answer({ email: person.email, enquiry }, [...checkPerson(person), checkEnquiry(enquiry)]);
}

/** Checks a received enquiry: the same rules, without names. */
export function checkEnquiryPayload(payload: EnquiryPayload): Checked<EnquiryPayload> {
  const clean = { email: cleanEmail(payload.email), enquiry: cleanText(payload.enquiry) };
  return answer(clean, [checkEmail(clean.email), checkEnquiry(clean.enquiry)]);
}

/** Checks a received subscriber: the phone is in E.164 format or empty. */
export function checkSubscriberPayload(payload: SubscriberPayload, readPhone: ReadPhone): Checked<SubscriberPayload> {
  return checkSubscription(
    { ...payload, phone: { countryCode: 'AU', number: payload.phone } },
    payload.listId,
    readPhone,
  );
}
