import type { RefreshResult, UserPoolStore } from '../port.ts';
import { type MemoryState, revokeWhere } from './memory-state.ts';

type Families = Pick<
  UserPoolStore,
  'beginFamily' | 'findRefresh' | 'rotateRefresh' | 'isFamilyLive' | 'revokeFamilyOf'
>;

export function memoryFamilies(state: MemoryState): Families {
  const find = (tokenHash: string, now: number) => {
    const token = state.refreshTokens.get(tokenHash);
    const family = token && state.families.get(token.family);
    return token && family && !family.revoked && family.expiresAt > now ? { token, family } : undefined;
  };
  const revoke = (id: string): void => revokeWhere(state, ({ family }) => family === id);
  return {
    async beginFamily(family, tokenHash) {
      // a replay may have revoked it before it began
      const revoked = state.families.get(family.family)?.revoked ?? false;
      state.families.set(family.family, { ...family, revoked });
      state.refreshTokens.set(tokenHash, { family: family.family, usedAt: null });
    },
    async findRefresh(tokenHash, now): Promise<RefreshResult> {
      const found = find(tokenHash, now);
      return found ? { status: 'LIVE', family: found.family } : { status: 'INVALID' };
    },
    async rotateRefresh(oldHash, newHash, now, graceMs): Promise<RefreshResult> {
      const found = find(oldHash, now);
      if (!found) return { status: 'INVALID' };
      const { token, family } = found;
      if (token.usedAt !== null && now > token.usedAt + graceMs) {
        revoke(token.family);
        return { status: 'REUSED' };
      }
      state.refreshTokens.set(oldHash, { ...token, usedAt: token.usedAt ?? now });
      state.refreshTokens.set(newHash, { family: token.family, usedAt: null });
      return { status: 'LIVE', family };
    },
    async isFamilyLive(id, now) {
      const family = state.families.get(id);
      return family !== undefined && !family.revoked && family.expiresAt > now;
    },
    async revokeFamilyOf(tokenHash, clientId) {
      const token = state.refreshTokens.get(tokenHash);
      if (!token || state.families.get(token.family)?.clientId !== clientId) return false;
      revoke(token.family);
      return true;
    },
  };
}
