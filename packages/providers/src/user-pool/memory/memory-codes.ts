import type { CodeResult, UserPoolStore } from '../port.ts';
import type { MemoryState } from './memory-state.ts';

type Codes = Pick<
  UserPoolStore,
  | 'putCode'
  | 'takeCode'
  | 'putSession'
  | 'useSession'
  | 'endSession'
  | 'countThrottle'
  | 'readThrottle'
  | 'clearThrottle'
>;

/** A hash that no submitted code can have. */
const UNKNOWN = '';

export function memoryCodes(state: MemoryState): Codes {
  return {
    async putCode(code) {
      state.codes.set(`${code.purpose} ${code.sub}`, { ...code, taken: false });
    },
    async takeCode({ purpose, sub, hash }, blank, now): Promise<CodeResult> {
      const key = `${purpose} ${sub}`;
      const code = state.codes.get(key) ?? { purpose, sub, hash: UNKNOWN, target: null, ...blank, taken: false };
      if (code.attemptsLeft < 1) return { status: 'LIMIT' };
      const isKnown = code.hash !== UNKNOWN && code.hash === hash;
      const isTaken = isKnown && !code.taken && code.expiresAt > now;
      state.codes.set(key, { ...code, attemptsLeft: code.attemptsLeft - 1, taken: code.taken || isTaken });
      if (!isKnown) return { status: 'MISMATCH' };
      if (isTaken) return { status: 'TAKEN', target: code.target };
      return { status: code.taken ? 'ALREADY_TAKEN' : 'EXPIRED' };
    },
    async putSession(session) {
      state.sessions.set(session.idHash, session);
    },
    async useSession(idHash, now) {
      const session = state.sessions.get(idHash);
      if (!session || session.attemptsLeft < 1 || session.expiresAt <= now) return undefined;
      state.sessions.set(idHash, { ...session, attemptsLeft: session.attemptsLeft - 1 });
      return session;
    },
    endSession: async (idHash) => state.sessions.delete(idHash),
    async countThrottle(key, now, windowMs) {
      const kept = state.throttles.get(key);
      const open = kept && kept.endsAt > now ? kept : { count: 0, endsAt: now + windowMs };
      state.throttles.set(key, { ...open, count: open.count + 1 });
      return open.count + 1;
    },
    async readThrottle(key, now) {
      const kept = state.throttles.get(key);
      return kept && kept.endsAt > now ? kept.count : 0;
    },
    async clearThrottle(key) {
      state.throttles.delete(key);
    },
  };
}
