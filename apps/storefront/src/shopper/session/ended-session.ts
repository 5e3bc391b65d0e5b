import { createStoredValue } from '../../page/stored-value.ts';

/** Who was signed in here last. `hasEnded`: their session ended by itself, and what they left is still here. */
export type LastUser = { readonly username: string; readonly hasEnded: boolean };

/** Parses what was stored; null when invalid. */
export function readLastUser(text: string | null): LastUser | null {
  try {
    const { username, hasEnded } = Object(JSON.parse(text ?? 'null'));
    return typeof username === 'string' ? { username, hasEnded: hasEnded === true } : null;
  } catch {
    return null;
  }
}

export const lastUserStore = createStoredValue<LastUser | null>('wattle.last-user', readLastUser);
