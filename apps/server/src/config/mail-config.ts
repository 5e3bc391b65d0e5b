import { isMailAddress, type SmtpConfig } from '@wattle/providers/mail';
import { z } from 'zod';
import type { ConfigCheck } from './config-error.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** `Acme <orders@acme.example>`, or the address alone. */
const SENDER = /^(?:"?(?<name>[^"<>\p{Cc}]{0,100}?)"?\s*<(?<boxed>[^<>\s]+)>|(?<plain>[^<>\s]+))$/u;
const PORT = 587;
const SECURE_PORT = 465;

function readSender(text: string): SmtpConfig['from'] | undefined {
  const { name, boxed, plain } = SENDER.exec(text.trim())?.groups ?? {};
  const address = boxed ?? plain ?? '';
  return isMailAddress(address) ? { name: name?.trim() ?? '', address } : undefined;
}

function hasReadableUser(address: string): boolean {
  const url = URL.parse(address);
  // what is no address is told already
  if (!url) return true;
  try {
    return decodeURIComponent(url.username + url.password) !== undefined;
  } catch {
    return false;
  }
}

export const mailSettings = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
    .refine(hasReadableUser, { error: 'has a % in its user or password that must be written %25' })
    .optional()
    .describe(
      'The mail server, such as smtp://user:password@mail.example:587; smtps:// speaks TLS from the start. Without it mails are kept here and shown at /dev/mail.',
    ),
  MAIL_FROM: z
    .string()
    .refine((text) => readSender(text) !== undefined, {
      error: 'must be an address, such as Acme <shop@acme.example>',
    })
    .optional()
    .describe('Who mails are from; needed with SMTP_URL. Without a name, mails bear the one of the shop.'),
  SMTP_ALLOW_PLAIN: flag
    .default(false)
    .describe('Let mails go to a mail server that has no TLS. On this machine they may anyway.'),
  MAILS_KEPT_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(30)
    .describe('How long the words of a mail are kept after it was sent.'),
};

type MailValues = z.infer<z.ZodObject<typeof mailSettings>>;

/** A sender without a server would silently store what should be sent. */
export function checkMail(value: MailValues, context: ConfigCheck): void {
  if (value.SMTP_URL && !value.MAIL_FROM) {
    context.addIssue({ code: 'custom', path: ['MAIL_FROM'], message: 'is missing: SMTP_URL needs it' });
  }
  if (value.MAIL_FROM && !value.SMTP_URL) {
    context.addIssue({ code: 'custom', path: ['SMTP_URL'], message: 'is missing: MAIL_FROM needs it' });
  }
}

export function smtpConfigOf(value: MailValues): SmtpConfig | undefined {
  const from = readSender(value.MAIL_FROM ?? '');
  if (value.SMTP_URL === undefined || !from) return undefined;
  const { protocol, hostname, port, username, password } = new URL(value.SMTP_URL);
  const isSecure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? SECURE_PORT : PORT),
    isSecure,
    allowsPlain: value.SMTP_ALLOW_PLAIN,
    ...(username === '' ? {} : { user: decodeURIComponent(username), password: decodeURIComponent(password) }),
    from,
  };
}
