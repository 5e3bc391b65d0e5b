import { CODE_MAIL_KINDS, type Mail } from '@wattle/providers/mail';

const CODE = /^ {4}(\S+)$/m;
const URL_IN_TEXT = /https?:\/\/\S+/g;

/** The code in a mail, and the link that contains it. */
export function findCode({ kind, text }: Pick<Mail, 'kind' | 'text'>): {
  readonly code?: string;
  readonly link?: string;
} {
  if (!CODE_MAIL_KINDS.some((one) => one === kind)) return {};
  const code = CODE.exec(text)?.[1];
  const link = listLinks(text).find((url) => url.includes('?code='));
  return { ...(code === undefined ? {} : { code }), ...(link === undefined ? {} : { link }) };
}

/** All distinct URLs in a plain-text part. */
export const listLinks = (text: string): string[] => [...new Set(text.match(URL_IN_TEXT) ?? [])];
