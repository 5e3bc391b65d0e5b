import { sha256 } from '../crypto/digest.ts';
import { type Body, isBody } from '../read-fields.ts';
import type { PasskeyRecord } from '../records.ts';
import { type Refused, refuse } from '../refuse.ts';
import type { PasskeySettings } from '../settings.ts';
import { clientDataProblem } from './check-client-data.ts';
import { readPasskeyKey } from './passkey-key.ts';
import { passkeyName } from './passkey-name.ts';
import { readAuthenticatorData } from './read-authenticator-data.ts';
import { readBytes, readCredential } from './read-credential.ts';

type NewPasskey = Omit<PasskeyRecord, 'sub' | 'createdAt'>;
type Checked = { readonly status: 'SUCCESS'; readonly value: NewPasskey } | Refused;

const malformed = (): Refused => refuse('InvalidParameterException', 'Invalid credential.');
const unsupported = (): Refused =>
  refuse('WebAuthnCredentialNotSupportedException', 'The credential is not supported by this user pool.');

const CLIENT_DATA = {
  MALFORMED: malformed,
  OTHER_CHALLENGE: () => refuse('WebAuthnChallengeNotFoundException', 'The challenge was not found or has expired.'),
  OTHER_ORIGIN: () => refuse('WebAuthnOriginNotAllowedException', 'The origin is not allowed.'),
} as const;

const TRANSPORTS: readonly unknown[] = ['ble', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];
const ATTACHMENTS = ['platform', 'cross-platform'] as const;

const transportsOf = ({ transports }: Body): readonly string[] =>
  Array.isArray(transports) ? [...new Set(transports.filter((one): one is string => TRANSPORTS.includes(one)))] : [];
const attachmentOf = (given: unknown): string | null =>
  ATTACHMENTS.find((one) => isBody(given) && given.authenticatorAttachment === one) ?? null;

/**
 * What a browser answers who made a passkey. No attestation is asked for, so nothing in the answer is signed: the key
 * is taken as the browser itself read it out of the statement.
 */
export function checkRegistration(
  { relyingPartyId, origins }: PasskeySettings,
  challenge: string,
  given: unknown,
): Checked {
  const credential = readCredential(given);
  if (!credential) return malformed();
  const { id, response } = credential;
  const [clientData, dataBytes, keyBytes] = ['clientDataJSON', 'authenticatorData', 'publicKey'].map((name) =>
    readBytes(response, name),
  );
  const data = dataBytes && readAuthenticatorData(dataBytes);
  if (!clientData || !data?.attested || !keyBytes) return malformed();
  const problem = clientDataProblem(clientData, { type: 'webauthn.create', challenge, origins });
  if (problem) return CLIENT_DATA[problem]();
  if (!data.rpIdHash.equals(sha256(relyingPartyId)))
    return refuse('WebAuthnRelyingPartyMismatchException', 'The credential is of another relying party.');
  if (data.attested.credentialId !== id) return malformed();
  const publicKey = readPasskeyKey(keyBytes, response.publicKeyAlgorithm);
  if (!publicKey || !data.isPresent || !data.isVerified) return unsupported();
  return {
    status: 'SUCCESS',
    value: {
      credentialId: id,
      relyingPartyId,
      publicKey,
      signCount: data.signCount,
      name: passkeyName(data.attested.aaguid),
      transports: transportsOf(response),
      attachment: attachmentOf(given),
    },
  };
}
