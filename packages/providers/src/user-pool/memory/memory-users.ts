import type { UserPoolStore } from '../port.ts';
import { type MemoryState, removeWhere, revokeWhere } from './memory-state.ts';

type Users = Pick<
  UserPoolStore,
  | 'addUser'
  | 'findUser'
  | 'findUserByEmail'
  | 'changeUser'
  | 'deleteUser'
  | 'useTotpStep'
  | 'useBackupCode'
  | 'signOutEverywhere'
>;

export function memoryUsers(state: MemoryState): Users {
  const byEmail = (email: string) => [...state.users.values()].find((user) => user.email === email);
  const endFor = (sub: string, exceptFamily: string | null): void => {
    revokeWhere(state, (one) => one.sub === sub && one.family !== exceptFamily);
    removeWhere(state.sessions, (one) => one.sub === sub);
    removeWhere(state.authorizationCodes, (one) => one.sub === sub && !one.taken);
  };
  return {
    async addUser(user) {
      if (byEmail(user.email) || state.users.has(user.sub)) return 'EMAIL_TAKEN';
      state.users.set(user.sub, user);
      return 'ADDED';
    },
    findUser: async (sub) => state.users.get(sub),
    findUserByEmail: async (email) => byEmail(email),
    async changeUser(sub, change, now) {
      const user = state.users.get(sub);
      if (!user) return 'NOT_FOUND';
      if (change.email !== undefined && (byEmail(change.email)?.sub ?? sub) !== sub) return 'EMAIL_TAKEN';
      state.users.set(sub, { ...user, ...change, updatedAt: now });
      return 'CHANGED';
    },
    async deleteUser(sub) {
      endFor(sub, null);
      state.users.delete(sub);
      state.totpSteps.delete(sub);
      removeWhere(state.identities, (owner) => owner === sub);
      removeWhere(state.codes, (one) => one.sub === sub);
      removeWhere(state.devices, (one) => one.sub === sub);
      removeWhere(state.passkeys, (one) => one.sub === sub);
    },
    async useTotpStep(sub, step) {
      if ((state.totpSteps.get(sub) ?? -1) >= step) return false;
      state.totpSteps.set(sub, step);
      return true;
    },
    async useBackupCode(sub, hash) {
      const user = state.users.get(sub);
      if (!user?.backupCodes.includes(hash)) return false;
      state.users.set(sub, { ...user, backupCodes: user.backupCodes.filter((one) => one !== hash) });
      return true;
    },
    signOutEverywhere: async (sub, exceptFamily) => endFor(sub, exceptFamily),
  };
}
