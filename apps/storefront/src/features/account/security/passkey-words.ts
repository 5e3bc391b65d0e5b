import type { IdentityError, IdentityFault } from '@wattle/domain/identity';
import { identityMessage } from '@wattle/messages';
import * as words from '@wattle/messages/passkeys';

const OWN: Readonly<Partial<Record<string, string>>> = {
  PASSKEY_NOT_USED: words.notAdded,
  PASSKEY_KNOWN: words.alreadyHere,
  PASSKEY_UNSUPPORTED: words.unsupported,
  NETWORK_ERROR: words.notReached,
  // somebody was slow, or began it in another tab as well
  WebAuthnChallengeNotFoundException: words.notAdded,
  WebAuthnCredentialNotSupportedException: words.unsupported,
  WebAuthnOriginNotAllowedException: words.unsupported,
  WebAuthnRelyingPartyMismatchException: words.unsupported,
  WebAuthnNotEnabledException: words.unsupported,
  LimitExceededException: words.tooMany,
} satisfies Partial<Record<IdentityFault | `${string}Exception`, string>>;

/** Why a passkey was not added or removed. */
export const passkeyWords = (error: IdentityError): string =>
  (Object.hasOwn(OWN, error.name) ? OWN[error.name] : undefined) ?? identityMessage('SESSION', error);
