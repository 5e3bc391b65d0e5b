import { cleanEmail, emailFault, isOrderNumber } from '@wattle/domain';

export type OrderSearch = { readonly number: string; readonly email: string };
export type OrderSearchErrors = { readonly number?: string | undefined; readonly email?: string | undefined };

/** As people write it: `w204817`, `W 204817` and `204817` are the same order. */
export function cleanOrderNumber(text: string): string {
  const written = text.replace(/[\s-]/gu, '').toUpperCase();
  return `W-${written.startsWith('W') ? written.slice(1) : written}`;
}

/** What is wrong with what was typed; empty: it can be looked for. */
export function checkOrderSearch({ number, email }: OrderSearch): OrderSearchErrors {
  const address = cleanEmail(email);
  return {
    ...(number.trim() === ''
      ? { number: 'Enter the order number.' }
      : !isOrderNumber(cleanOrderNumber(number)) && { number: 'Enter the number as it is in the email: W-20481736.' }),
    ...(address === ''
      ? { email: 'Enter your email address.' }
      : emailFault(address) && { email: 'Enter a valid email address.' }),
  };
}
