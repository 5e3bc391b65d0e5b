import { checkEmail, cleanEmail } from '@wattle/domain';

/** The email by which a shopper's uses and orders are counted; one that cannot be one is as good as none [C-5-18]. */
export function shopperOf({ email = '' }: { readonly email?: string }): string | null {
  const clean = cleanEmail(email);
  return checkEmail(clean) ? null : clean;
}
