export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;

const PARTS: readonly (readonly [RegExp, string])[] = [
  [/\p{Ll}/u, 'Password must have lowercase characters'],
  [/\p{Lu}/u, 'Password must have uppercase characters'],
  [/\d/, 'Password must have numeric characters'],
  [/[^\p{L}\p{N}\s]/u, 'Password must have symbol characters'],
];

/** [C-5-26..32] What is wrong with a new password, in the identity service's words; undefined when it is good. */
export function passwordProblem(password: string): string | undefined {
  if (/^\s|\s$/.test(password)) return 'Password must not start or end with a space';
  if (password.length < PASSWORD_MIN) return 'Password not long enough';
  if (password.length > PASSWORD_MAX) return 'Password too long';
  return PARTS.find(([pattern]) => !pattern.test(password))?.[1];
}
