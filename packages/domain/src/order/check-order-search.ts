import { cleanEmail, emailFault } from '../forms/check-email.ts';
import { FORM_LIMITS } from '../forms/form-limits.ts';
import type { TextFault } from '../forms/text-size.ts';
import { type Reason, type Rejected, rejected, type Success, success } from '../results/outcome.ts';
import { isOrderNumber } from './order-number.ts';

export type OrderSearchFields = { readonly number: string; readonly email: string };

/** Error codes of the order search form. Their texts are in `messages`. */
export type OrderSearchCode = 'ORDER_NUMBER_EMPTY' | 'ORDER_NUMBER_INVALID' | `EMAIL_${TextFault}`;

/** Normalises an order number: `w204817`, `W 204817` and `204817` are the same. */
export function cleanOrderNumber(text: string): string {
  const written = text.replace(/[\s-]/gu, '').toUpperCase();
  return `W-${written.startsWith('W') ? written.slice(1) : written}`;
}

/** Validates the order search form. */
export function checkOrderSearch(fields: OrderSearchFields): Success<OrderSearchFields> | Rejected<OrderSearchCode> {
  const reasons = [checkNumber(fields.number), checkEmail(fields.email)].filter((reason) => reason !== undefined);
  return reasons.length > 0
    ? rejected(...reasons)
    : success({ number: cleanOrderNumber(fields.number), email: fields.email.trim() });
}

type Wrong = Reason<OrderSearchCode> | undefined;

function checkNumber(number: string): Wrong {
  if (number.trim() === '') return { code: 'ORDER_NUMBER_EMPTY', field: 'number' };
  return isOrderNumber(cleanOrderNumber(number)) ? undefined : { code: 'ORDER_NUMBER_INVALID', field: 'number' };
}

function checkEmail(email: string): Wrong {
  const fault = emailFault(cleanEmail(email));
  return fault && { code: `EMAIL_${fault}`, field: 'email', params: { max: FORM_LIMITS.emailMax } };
}
