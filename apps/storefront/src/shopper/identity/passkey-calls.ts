import type { IdentityReply } from '@wattle/domain/identity';
import { success } from '@wattle/domain/results';
import type { Identity } from './create-identity.ts';
import { type Json, readText, toJson } from './json.ts';
import type { PasskeyPrompt } from './passkey-prompt.ts';

export type Passkey = {
  readonly id: string;
  /** As the service named it. */
  readonly name: string;
  readonly addedAtMs: number;
};

const toPasskey = (given: Json): Passkey => {
  const { CreatedAt: seconds } = given;
  return {
    id: readText(given, 'CredentialId'),
    name: readText(given, 'FriendlyCredentialName'),
    addedAtMs: typeof seconds === 'number' ? seconds * 1000 : 0,
  };
};

/** The signed-in customer's passkeys. */
export function createPasskeyCalls({ callAsUser }: Pick<Identity, 'callAsUser'>, make: PasskeyPrompt) {
  return {
    /** Newest first. The pool keeps twenty at most, which is one page. */
    async list(): Promise<IdentityReply<readonly Passkey[]>> {
      const reply = await callAsUser('ListWebAuthnCredentials');
      if (reply.status === 'REJECTED') return reply;
      const { Credentials: given } = reply.value;
      const passkeys = Array.isArray(given) ? given.map((one) => toPasskey(toJson(one))) : [];
      return success(passkeys.toSorted((a, b) => b.addedAtMs - a.addedAtMs));
    },

    async add(): Promise<IdentityReply<Json>> {
      const begun = await callAsUser('StartWebAuthnRegistration');
      if (begun.status === 'REJECTED') return begun;
      const made = await make(toJson(begun.value.CredentialCreationOptions));
      if (made.status === 'REJECTED') return made;
      return callAsUser('CompleteWebAuthnRegistration', { Credential: made.value });
    },

    /** One that is gone already, perhaps from another device, is not an error. */
    async remove(id: string): Promise<IdentityReply<Json>> {
      const reply = await callAsUser('DeleteWebAuthnCredential', { CredentialId: id });
      const isGone = reply.status === 'REJECTED' && reply.error.name === 'ResourceNotFoundException';
      return isGone ? success({}) : reply;
    },
  };
}
