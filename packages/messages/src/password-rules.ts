import type { listPasswordParts } from '@wattle/domain/account';

type PartCode = ReturnType<typeof listPasswordParts>[number]['code'];

/** The rules shown while a password is typed; the maximum length only appears as an error. */
export const passwordRuleWords = {
  PASSWORD_TOO_SHORT: '8 characters or more',
  PASSWORD_WITHOUT_LOWERCASE: 'A lowercase letter',
  PASSWORD_WITHOUT_UPPERCASE: 'An uppercase letter',
  PASSWORD_WITHOUT_NUMBER: 'A number',
  PASSWORD_WITHOUT_SPECIAL: 'A special character',
  PASSWORD_OUTER_SPACE: 'No space at either end',
} as const satisfies Partial<Record<PartCode, string>>;
