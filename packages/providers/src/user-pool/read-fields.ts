import { type Refused, refuse } from './refuse.ts';

export type Body = Readonly<Record<string, unknown>>;
type Read<T> = { readonly status: 'SUCCESS'; readonly value: T } | Refused;

const WORDS: Readonly<Record<string, string>> = {
  ConfirmationCode: 'Confirmation code',
  USERNAME: 'Username',
  PASSWORD: 'Password',
  ProposedPassword: 'Password',
  ANSWER: 'Challenge response',
  SOFTWARE_TOKEN_MFA_CODE: 'Challenge response',
  EMAIL_OTP_CODE: 'Challenge response',
  NEW_PASSWORD: 'Challenge response',
};
const MAX_LENGTH = 4096;

export const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** [C-5-78..81] Reads the text fields of a request; reports the first that is missing, empty or not text. */
export function readTexts<R extends string, O extends string = never>(
  source: unknown,
  required: readonly R[],
  optional: readonly O[] = [],
): Read<Readonly<Record<R, string> & Partial<Record<O, string>>>> {
  const fields = isBody(source) ? source : {};
  const texts: Record<string, string> = {};
  for (const name of [...required, ...optional]) {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (typeof value === 'string' && value.length <= MAX_LENGTH && value.trim() !== '') texts[name] = value;
    else if (value !== undefined && typeof value !== 'string')
      return refuse('InvalidParameterException', `${name} must be a string`);
    else if (typeof value === 'string' && value.length > MAX_LENGTH)
      return refuse('InvalidParameterException', `${name} is too long`);
    else if (required.some((one) => one === name))
      return refuse('InvalidParameterException', `${WORDS[name] ?? name} cannot be empty`);
  }
  return { status: 'SUCCESS', value: texts as Record<R, string> & Partial<Record<O, string>> };
}
