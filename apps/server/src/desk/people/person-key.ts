import { cleanEmail, emailFault } from '@wattle/domain/forms';
import type { HiddenWords } from '../hidden-words.ts';

/** A person's page: its address says nobody's. */
export const personHref = ({ hide }: HiddenWords, email: string): string =>
  `/desk/people/person/${hide(cleanEmail(email))}`;

export function emailOf({ show }: HiddenWords, key: string): string | undefined {
  const email = cleanEmail(show(key) ?? '');
  return emailFault(email) ? undefined : email;
}
