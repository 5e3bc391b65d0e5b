import type { UserPoolStore } from '../port.ts';
import type { MemoryState } from './memory-state.ts';

type AuthorizationCodes = Pick<UserPoolStore, 'putAuthorizationCode' | 'takeAuthorizationCode'>;

export function memoryAuthorizationCodes(state: MemoryState): AuthorizationCodes {
  return {
    async putAuthorizationCode(record) {
      state.authorizationCodes.set(record.codeHash, { ...record, taken: false });
    },
    async takeAuthorizationCode(codeHash, now) {
      const kept = state.authorizationCodes.get(codeHash);
      if (!kept || kept.expiresAt <= now) return { status: 'INVALID' };
      if (kept.taken) {
        // whether or not the tokens have been issued yet
        const { family, sub, clientId, scope, authTime, expiresAt } = kept;
        const ended = { family, sub, clientId, scope, authTime, deviceKey: null, expiresAt };
        state.families.set(family, { ...ended, ...state.families.get(family), revoked: true });
        return { status: 'REPLAYED' };
      }
      state.authorizationCodes.set(codeHash, { ...kept, taken: true });
      const { taken: _taken, ...record } = kept;
      return { status: 'TAKEN', record };
    },
  };
}
