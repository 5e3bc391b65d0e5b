import type { UserPoolStore } from '../port.ts';
import type { MemoryState } from './memory-state.ts';

type Identities = Pick<UserPoolStore, 'findUserByIdentity' | 'linkIdentity'>;

export function memoryIdentities(state: MemoryState): Identities {
  return {
    findUserByIdentity: async (provider, subject) =>
      state.users.get(state.identities.get(`${provider} ${subject}`) ?? ''),
    async linkIdentity(provider, subject, sub) {
      if (state.identities.has(`${provider} ${subject}`)) return false;
      state.identities.set(`${provider} ${subject}`, sub);
      return true;
    },
  };
}
