import { createHttpTransport, type Transport } from '@wattle/contract';
import type { Outcome } from '@wattle/domain/results';
import { openAttemptKey } from '../../page/attempt-key.ts';
import { createAuthorisedFetch } from '../identity/authorised-fetch.ts';
import type { Identity } from '../identity/create-identity.ts';

/** Calls with the ID token [C-7-02]. A call refused for lack of a session triggers a session check [C-4-16]. */
export function createAccountTransport(
  identity: Pick<Identity, 'idToken' | 'browser'>,
  onSessionOver: () => Promise<void>,
): Transport {
  const send = createHttpTransport('', createAuthorisedFetch(identity), openAttemptKey);
  return async (name, input, options) => {
    const outcome = await send(name, input, options);
    if (isSessionOver(outcome)) void onSessionOver();
    return outcome;
  };
}

/** The server rejects even a new token. */
export const isSessionOver = (outcome: Outcome<unknown, string>): boolean =>
  outcome.status === 'REJECTED' && outcome.reasons.some(({ code }) => code === 'ACCOUNT_NOT_AUTHENTICATED');
