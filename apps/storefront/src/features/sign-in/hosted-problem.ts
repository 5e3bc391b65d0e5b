import { type IdentityError, isIdentityFault } from '@wattle/domain/identity';
import { errorMessages, identityMessages } from '@wattle/messages';
import * as signInWords from '@wattle/messages/sign-in';

export type HostedProblem = { readonly title: string; readonly words: string };

const CANCELLED: HostedProblem = {
  title: signInWords.notSignedIn,
  words: signInWords.cameBack,
};

/** Why a return from the hosted pages signed nobody in [C-8-65 C-9-46]. */
export function readHostedProblem(query: URLSearchParams, { name }: IdentityError): HostedProblem {
  if (name === 'HOSTED_SIGN_IN_REFUSED' && query.get('error') === 'access_denied') return CANCELLED;
  if (name === 'NETWORK_ERROR') return { title: signInWords.notReached, words: signInWords.checkConnection };
  const words = isIdentityFault(name) ? identityMessages[name] : errorMessages.UNKNOWN_ERROR;
  return { title: signInWords.notSignedIn, words };
}
