import { fraudTokenOf } from '@wattle/domain';
import { randomKey } from '../../../page/random-key.ts';

/** The token that orders of this browser carry; keeps it [C-7-25 C-9-45]. */
export function loadFraudToken(page: Pick<Document, 'cookie'> = document, { protocol } = location): string {
  const { token, cookie } = fraudTokenOf(page.cookie, randomKey, { isSecure: protocol === 'https:' });
  page.cookie = cookie;
  return token;
}
