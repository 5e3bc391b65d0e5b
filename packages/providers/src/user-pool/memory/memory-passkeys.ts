import type { UserPoolStore } from '../port.ts';
import type { MemoryState } from './memory-state.ts';

type Passkeys = Pick<UserPoolStore, 'addPasskey' | 'listPasskeys' | 'usePasskey' | 'removePasskey'>;

export function memoryPasskeys({ passkeys }: MemoryState): Passkeys {
  const listOf = (sub: string) =>
    [...passkeys.values()]
      .filter((passkey) => passkey.sub === sub)
      .toSorted((a, b) => b.createdAt - a.createdAt || a.credentialId.localeCompare(b.credentialId));
  const find = (sub: string, credentialId: string) => {
    const passkey = passkeys.get(credentialId);
    return passkey?.sub === sub ? passkey : undefined;
  };
  return {
    async addPasskey(passkey, limit) {
      if (passkeys.has(passkey.credentialId)) return 'TAKEN';
      if (listOf(passkey.sub).length >= limit) return 'LIMIT';
      passkeys.set(passkey.credentialId, passkey);
      return 'ADDED';
    },
    listPasskeys: async (sub) => listOf(sub),
    async usePasskey(sub, credentialId, signCount) {
      const passkey = find(sub, credentialId);
      const isNew = passkey && (signCount > passkey.signCount || (signCount === 0 && passkey.signCount === 0));
      if (isNew) passkeys.set(credentialId, { ...passkey, signCount });
      return isNew === true;
    },
    removePasskey: async (sub, credentialId) => find(sub, credentialId) !== undefined && passkeys.delete(credentialId),
  };
}
