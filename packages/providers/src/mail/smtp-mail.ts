import type { SMTPPoolOptions } from 'nodemailer';
import type { OnAccess } from '../outside/index.ts';
import { isMailAddress } from './mail-address.ts';
import type { Delivery, MailProvider, OutgoingMail } from './port.ts';

export type SmtpConfig = {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte. Otherwise STARTTLS comes before anything else. */
  readonly isSecure: boolean;
  /** Allows connections without TLS. Connections to this machine always may. */
  readonly allowsPlain?: boolean;
  readonly user?: string;
  readonly password?: string;
  /** Without a name, mails bear the one that each comes with. */
  readonly from: { readonly name: string; readonly address: string };
  /** Limit for one SMTP step. */
  readonly timeoutMs?: number;
  /** Limit for one mail, from the first step to the last. */
  readonly deadlineMs?: number;
  readonly onAccess?: OnAccess;
};

const TIMEOUT_MS = 10_000;
const DEADLINE_MS = 45_000;
const CONNECTIONS = 5;
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;

/** Sends mail through an SMTP server over a small pool of connections. */
export function createSmtpMail(config: SmtpConfig): MailProvider {
  const { deadlineMs = DEADLINE_MS } = config;
  let transport: Promise<Transport> | undefined;

  const send = async (mail: OutgoingMail): Promise<Delivery> => {
    if (!isMailAddress(mail.to)) return { status: 'REFUSED', problem: 'no address' };
    transport ??= openTransport(config);
    const used = transport;
    const { promise: isLate, resolve } = Promise.withResolvers<Delivery>();
    const timer = setTimeout(() => {
      resolve({ status: 'FAILED', problem: 'no answer in time' });
      // a server that answers a byte at a time never goes idle: only closing ends it
      if (transport === used) transport = undefined;
      void used.then((stuck) => stuck.close({ force: true }));
    }, deadlineMs);
    const sent = used
      .then((open) => open.sendMail(writeMessage(config, mail)))
      .then(
        (): Delivery => {
          config.onAccess?.(null);
          return { status: 'DELIVERED' };
        },
        (error: unknown): Delivery => {
          const problem = readSmtpError(error);
          if (isShutOut(error)) config.onAccess?.(problem.problem);
          return problem;
        },
      );
    const delivery = await Promise.race([sent, isLate]);
    clearTimeout(timer);
    return delivery;
  };
  return {
    name: 'smtp',
    isLocal: false,
    send,
    async close() {
      (await transport)?.close();
    },
  };
}

/** Throws unless the mail server accepts the shop's login. */
export async function probeSmtp(config: SmtpConfig): Promise<void> {
  const transport = await openTransport(config);
  try {
    await transport.verify();
  } catch (error) {
    throw new Error(readSmtpError(error).problem);
  } finally {
    transport.close({ force: true });
  }
}

type Transport = Awaited<ReturnType<typeof openTransport>>;

async function openTransport(config: SmtpConfig) {
  // loaded lazily: a shop without a mail server never needs it
  const { createTransport } = await import('nodemailer');
  return createTransport(poolOptions(config));
}

function poolOptions(config: SmtpConfig): SMTPPoolOptions & { pool: true } {
  const { timeoutMs = TIMEOUT_MS, user, password = '' } = config;
  const isHere = LOOPBACK.test(config.host);
  return {
    pool: true,
    host: config.host,
    port: config.port,
    secure: config.isSecure,
    requireTLS: !config.isSecure && !isHere && !config.allowsPlain,
    // loopback traffic cannot be intercepted, so any certificate will do
    tls: { rejectUnauthorized: !isHere, minVersion: 'TLSv1.2' },
    ...(user === undefined ? {} : { auth: { user, pass: password } }),
    maxConnections: CONNECTIONS,
    // the caller decides on retries: it knows what has been tried
    maxRequeues: 0,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Strips control characters and line breaks, which would end a header. */
const headerText = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

function writeMessage({ from }: SmtpConfig, mail: OutgoingMail) {
  return {
    from: { name: headerText(from.name || (mail.senderName ?? '')), address: from.address },
    to: { name: '', address: mail.to },
    subject: headerText(mail.subject),
    text: mail.text,
    html: mail.html,
    attachments: (mail.attachments ?? []).map(({ name, content }) => {
      return { filename: headerText(name), content, contentType: 'application/pdf' };
    }),
    messageId: `<${mail.id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    // suppresses out-of-office replies
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}

type Problem = Extract<Delivery, { problem: string }>;
type Fields = Readonly<Record<string, unknown>>;

/** Steps where a refusal is permanent: this recipient, or this mail. A refusal of the shop itself can be fixed. */
const FINAL_STEPS: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA']);
/** Bad command sequence: says nothing about the mail. */
const OUT_OF_STEP = 503;

const fieldsOf = (error: unknown): Fields => (error instanceof Error ? { ...error } : {});

/** A login that the server does not take. */
const LOGIN_REFUSED: ReadonlySet<unknown> = new Set([530, 534, 535]);

/** The server does not let the shop send: a wrong login, or it may not relay for this sender (5.7 is about policy). */
function isShutOut(error: unknown): boolean {
  const { code, command, response, responseCode } = fieldsOf(error);
  const isPolicy = command === 'RCPT TO' && /^5\d\d[ -]5\.7\./.test(String(response));
  return code === 'EAUTH' || LOGIN_REFUSED.has(responseCode) || isPolicy;
}

/** Explains why a mail was not sent, in numbers and codes only: the server's text may name a person. */
function readSmtpError(error: unknown): Problem {
  const { code, command, responseCode } = fieldsOf(error);
  if (typeof responseCode === 'number') {
    const problem = `status ${responseCode}${typeof command === 'string' ? ` to ${command}` : ''}`;
    const isOfMail = responseCode !== OUT_OF_STEP && FINAL_STEPS.has(command) && !isShutOut(error);
    const isFinal = responseCode >= 500 && isOfMail;
    return { status: isFinal ? 'REFUSED' : 'FAILED', problem };
  }
  if (code === 'ETIMEDOUT') return { status: 'FAILED', problem: 'no answer in time' };
  return { status: 'FAILED', problem: typeof code === 'string' ? `no connection, ${code}` : 'no connection' };
}
