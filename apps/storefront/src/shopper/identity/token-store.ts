import { parseJson } from './json.ts';
import type { Tokens } from './tokens.ts';

export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type TokenStore = {
  readonly get: () => Tokens | undefined;
  readonly set: (tokens: Tokens | undefined) => void;
};

export const TOKENS_KEY = 'wattle.identity';

/** Tokens shared by all tabs. Without storage, the session lasts as long as the page. */
export function createTokenStore(storage: TextStorage): TokenStore {
  let unkept: Tokens | undefined;
  return {
    get() {
      try {
        return readStored(storage.getItem(TOKENS_KEY)) ?? unkept;
      } catch {
        return unkept;
      }
    },
    set(tokens) {
      unkept = undefined;
      try {
        if (tokens) storage.setItem(TOKENS_KEY, JSON.stringify(tokens));
        else storage.removeItem(TOKENS_KEY);
      } catch {
        unkept = tokens;
      }
    },
  };
}

function readStored(text: string | null): Tokens | undefined {
  const stored = parseJson(text);
  return isTokens(stored) ? stored : undefined;
}

const isTokens = (stored: object): stored is Tokens =>
  ['username', 'accessToken', 'idToken', 'refreshToken'].every(
    (name) => typeof Reflect.get(stored, name) === 'string',
  ) && typeof Reflect.get(stored, 'expiresAt') === 'number';
