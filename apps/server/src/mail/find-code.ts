import { CODE_MAIL_KINDS, type Mail } from '@wattle/providers/mail';

const CODE = /^ {4}(\S+)$/m;
const URL_IN_TEXT = /https?:\/\/\S+/g;

/** What a person would copy out of a mail: its code, and the link that brings it along. */
export function findCode({ kind, text }: Pick<Mail, 'kind' | 'text'>): {
  readonly code?: string;
  readonly link?: string;
} {
  if (!CODE_MAIL_KINDS.some((one) => one === kind)) return {};
  const code = CODE.exec(text)?.[1];
  const link = listLinks(text).find((url) => url.includes('?code='));
  return { ...(code === undefined ? {} : { code }), ...(link === undefined ? {} : { link }) };
}

/** Every address in a plain part, once. */
export const listLinks = (text: string): string[] => [...new Set(text.match(URL_IN_TEXT) ?? [])];
