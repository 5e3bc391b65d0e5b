import type { UserPoolStore } from '../port.ts';
import { memoryAuthorizationCodes } from './memory-authorization-codes.ts';
import { memoryCodes } from './memory-codes.ts';
import { memoryFamilies } from './memory-families.ts';
import { memoryPasskeys } from './memory-passkeys.ts';
import { emptyState, type MemoryState, removeWhere, revokeWhere } from './memory-state.ts';
import { memoryUsers } from './memory-users.ts';

type Devices = Pick<UserPoolStore, 'keepDevice' | 'listDevices' | 'forgetDevice'>;

function memoryDevices(state: MemoryState): Devices {
  const listOf = (sub: string) =>
    [...state.devices.values()]
      .filter((device) => device.sub === sub)
      .toSorted((a, b) => b.lastAuthenticatedAt - a.lastAuthenticatedAt || a.deviceKey.localeCompare(b.deviceKey));
  const forget = (sub: string, deviceKey: string): boolean => {
    revokeWhere(state, (family) => family.sub === sub && family.deviceKey === deviceKey);
    return state.devices.delete(`${sub} ${deviceKey}`);
  };
  return {
    async keepDevice(device, limit) {
      state.devices.set(`${device.sub} ${device.deviceKey}`, device);
      for (const { sub, deviceKey } of listOf(device.sub).slice(limit)) forget(sub, deviceKey);
    },
    listDevices: async (sub) => listOf(sub),
    forgetDevice: async (sub, deviceKey) => state.devices.has(`${sub} ${deviceKey}`) && forget(sub, deviceKey),
  };
}

type Identities = Pick<UserPoolStore, 'findUserByIdentity' | 'linkIdentity'>;

function memoryIdentities(state: MemoryState): Identities {
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

/** For tests: nothing is persisted. Each method runs to completion before another starts, like one SQL statement. */
export function createMemoryStore(): UserPoolStore {
  const state = emptyState();
  return {
    ...memoryUsers(state),
    ...memoryCodes(state),
    ...memoryIdentities(state),
    ...memoryFamilies(state),
    ...memoryAuthorizationCodes(state),
    ...memoryDevices(state),
    ...memoryPasskeys(state),
    listSigningKeys: async () => state.signingKeys.toSorted((a, b) => b.createdAt - a.createdAt),
    async keepFirstSigningKey(key) {
      if (state.signingKeys.length === 0) state.signingKeys.push(key);
      return [...state.signingKeys];
    },
    async purge(now) {
      removeWhere(state.codes, ({ expiresAt }) => expiresAt <= now);
      removeWhere(state.sessions, ({ expiresAt }) => expiresAt <= now);
      removeWhere(state.authorizationCodes, ({ expiresAt }) => expiresAt <= now);
      removeWhere(state.throttles, ({ endsAt }) => endsAt <= now);
      removeWhere(state.families, ({ expiresAt }) => expiresAt <= now);
      removeWhere(state.refreshTokens, ({ family }) => !state.families.has(family));
    },
  };
}
