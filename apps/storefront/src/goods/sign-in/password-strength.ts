import { listPasswordParts } from '@wattle/domain/account';
import { passwordRuleWords } from '@wattle/messages/password-rules';

export type ShownRule = { readonly code: string; readonly words: string; readonly isMet: boolean };

const BARS = 4;

/** Each shown rule and whether it is met [C-5-26…32]. */
export function shownRules(password: string): readonly ShownRule[] {
  const met = new Map<string, boolean>(listPasswordParts(password).map(({ code, isMet }) => [code, isMet]));
  return Object.entries(passwordRuleWords).map(([code, words]) => ({ code, words, isMet: met.get(code) ?? false }));
}

/** Number of lit bars out of four; all four only for an acceptable password. */
export function passwordStrength(password: string): number {
  const parts = listPasswordParts(password);
  const met = parts.filter(({ isMet }) => isMet).length;
  if (met === parts.length) return BARS;
  return Math.min(BARS - 1, Math.round((met / parts.length) * BARS));
}
