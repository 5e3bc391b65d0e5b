import { sha256 } from '../crypto/digest.ts';
import type { PasskeyRecord } from '../records.ts';
import type { PasskeySettings } from '../settings.ts';
import { clientDataProblem } from './check-client-data.ts';
import { isSignedBy } from './passkey-key.ts';
import { readAuthenticatorData } from './read-authenticator-data.ts';
import { readBytes, readCredential } from './read-credential.ts';

export type Assertion = { readonly credentialId: string; readonly signCount: number };

/** The passkey that signed this challenge, on a page of ours, by who owns it; undefined when any of that is not so. */
export function checkAssertion(
  { relyingPartyId, origins }: PasskeySettings,
  passkeys: readonly PasskeyRecord[],
  challenge: string,
  given: string,
): Assertion | undefined {
  const { id, response = {} } = readCredential(given) ?? {};
  const passkey = passkeys.find(({ credentialId }) => credentialId === id);
  const [clientData, dataBytes, signature] = ['clientDataJSON', 'authenticatorData', 'signature'].map((name) =>
    readBytes(response, name),
  );
  const data = dataBytes && readAuthenticatorData(dataBytes);
  if (!passkey || !clientData || !dataBytes || !data || !signature) return undefined;
  if (clientDataProblem(clientData, { type: 'webauthn.get', challenge, origins })) return undefined;
  if (!data.rpIdHash.equals(sha256(relyingPartyId)) || !data.isPresent || !data.isVerified) return undefined;
  // an authenticator that says whose passkey it is
  const owner = readBytes(response, 'userHandle');
  if (owner && owner.toString('utf8') !== passkey.sub) return undefined;
  if (!isSignedBy(passkey.publicKey, Buffer.concat([dataBytes, sha256(clientData)]), signature)) return undefined;
  return { credentialId: passkey.credentialId, signCount: data.signCount };
}
