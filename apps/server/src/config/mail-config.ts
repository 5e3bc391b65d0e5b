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
      'The mail server, such as smtp://user:password@mail.example:587; smtps:// speaks TLS from the start. Without it mails are kept in the database, and a shop with the demo shows them at /dev/mail.',
    ),
  MAIL_FROM: z
    .string()
    .refine((text) => readSender(text) !== undefined, {
      error: 'must be an address, such as Acme <shop@acme.example>',
    })
    .optional()
    .describe('Who mails are from; needed with SMTP_URL. Without a name, mails bear the one of the shop.'),
  MAILBOX: flag
    .default(false)
    .describe('Show the mails of a shop without SMTP_URL at /dev/mail although DEMO is false. With the demo they are.'),
  MAILBOX_KEY: z
    .string()
    .regex(/^[\w-]{16,200}$/, { error: 'needs 16 or more letters, digits, - and _' })
    .optional()
    .describe(
      'What /dev/mail asks for. Without it every start makes one and prints it; several machines need the same.',
    ),
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

/**
 * What the mailbox asks for; undefined: there is no mailbox. Everybody who reads it can take over every account, and
 * behind a proxy that adds no headers every request looks as if it came from this machine.
 */
export const mailboxKeyOf = ({
  SMTP_URL,
  MAILBOX,
  MAILBOX_KEY,
  DEMO,
}: MailValues & { readonly DEMO?: boolean | undefined }): string | undefined =>
  SMTP_URL === undefined && (MAILBOX || DEMO !== false) ? MAILBOX_KEY : undefined;

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
