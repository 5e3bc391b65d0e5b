import { checkEmail, cleanEmail } from '@wattle/domain/forms';

/** The email that identifies a shopper's uses and orders; null if it is not a valid one [C-5-18]. */
export function shopperEmail({ email = '' }: { readonly email?: string }): string | null {
  const clean = cleanEmail(email);
  return checkEmail(clean) ? null : clean;
}
