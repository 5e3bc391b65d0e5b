import { type IdentityFault, type IdentityReply, identityRefusal } from '@wattle/domain/identity';
import { success } from '@wattle/domain/results';
import { type Json, toJson } from './json.ts';

/** Asks the shopper for a passkey, by the options of the pool. */
export type PasskeyPrompt = (options: Json) => Promise<IdentityReply<Json>>;

export const usePasskey: PasskeyPrompt = (options) =>
  prompt(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        options as unknown as PublicKeyCredentialRequestOptionsJSON,
      ),
    }),
  );

export const makePasskey: PasskeyPrompt = (options) =>
  prompt(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        options as unknown as PublicKeyCredentialCreationOptionsJSON,
      ),
    }),
  );

async function prompt(ask: () => Promise<Credential | null>): Promise<IdentityReply<Json>> {
  try {
    const given = await ask();
    return given instanceof PublicKeyCredential ? success(toJson(given.toJSON())) : identityRefusal('PASSKEY_NOT_USED');
  } catch (error) {
    return identityRefusal(faultOf(error));
  }
}

/** Browsers say the same of who cancelled, took too long, or has no passkey: pages are not to know which. */
const NOT_USED: readonly string[] = ['NotAllowedError', 'AbortError', 'TimeoutError'];

export function faultOf(error: unknown): IdentityFault {
  const name = error instanceof Error ? error.name : '';
  if (NOT_USED.includes(name)) return 'PASSKEY_NOT_USED';
  return name === 'InvalidStateError' ? 'PASSKEY_KNOWN' : 'PASSKEY_UNSUPPORTED';
}
