import { type IdentityError, isIdentityFault } from '@wattle/domain';
import { errorMessages, identityMessages } from '@wattle/messages';

export type HostedProblem = { readonly title: string; readonly words: string };

const CANCELLED: HostedProblem = {
  title: 'You’re not signed in',
  words: 'You came back without signing in. Nothing has changed.',
};

/** What came of a return from the hosted pages that let nobody in [C-8-65 C-9-46]. */
export function readHostedProblem(query: URLSearchParams, { name }: IdentityError): HostedProblem {
  if (name === 'HOSTED_SIGN_IN_REFUSED' && query.get('error') === 'access_denied') return CANCELLED;
  if (name === 'NETWORK_ERROR')
    return { title: 'We couldn’t reach the shop', words: 'Check your connection and sign in once more.' };
  const words = isIdentityFault(name) ? identityMessages[name] : errorMessages.UNKNOWN_ERROR;
  return { title: 'You’re not signed in', words };
}
