import { cleanEmail, emailFault } from '@wattle/domain/forms';

/** An address in a URL: encoded, so that logs and histories do not spell it out. */
export const personHref = (email: string): string =>
  `/desk/people/person/${Buffer.from(cleanEmail(email)).toString('base64url')}`;

export function emailOf(key: string): string | undefined {
  const email = cleanEmail(Buffer.from(key, 'base64url').toString('utf8'));
  return emailFault(email) ? undefined : email;
}
