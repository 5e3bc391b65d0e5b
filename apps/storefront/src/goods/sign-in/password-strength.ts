import { listPasswordParts } from '@wattle/domain';

type PartCode = ReturnType<typeof listPasswordParts>[number]['code'];

/** The rules that are shown while a password is typed, in the shoppers' words; the one for too long is only ever said. */
export const PASSWORD_RULES = {
  PASSWORD_TOO_SHORT: '8 characters or more',
  PASSWORD_WITHOUT_LOWERCASE: 'A lowercase letter',
  PASSWORD_WITHOUT_UPPERCASE: 'An uppercase letter',
  PASSWORD_WITHOUT_NUMBER: 'A number',
  PASSWORD_WITHOUT_SPECIAL: 'A special character',
  PASSWORD_OUTER_SPACE: 'No space at either end',
} as const satisfies Partial<Record<PartCode, string>>;

export type ShownRule = { readonly code: string; readonly words: string; readonly isMet: boolean };

const BARS = 4;

/** Each rule that is shown, and whether it is met [C-5-26…32]. */
export function shownRules(password: string): readonly ShownRule[] {
  const met = new Map<string, boolean>(listPasswordParts(password).map(({ code, isMet }) => [code, isMet]));
  return Object.entries(PASSWORD_RULES).map(([code, words]) => ({ code, words, isMet: met.get(code) ?? false }));
}

/** How many of the four bars are lit: all of them only for a password that may be used. */
export function passwordStrength(password: string): number {
  const parts = listPasswordParts(password);
  const met = parts.filter(({ isMet }) => isMet).length;
  if (met === parts.length) return BARS;
  return Math.min(BARS - 1, Math.round((met / parts.length) * BARS));
}
