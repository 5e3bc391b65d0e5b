import type { SMTPPoolOptions } from 'nodemailer';
import { isMailAddress } from './mail-address.ts';
import type { Delivery, MailProvider, OutgoingMail } from './port.ts';
import { readSmtpError } from './read-smtp-error.ts';

export type SmtpConfig = {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte. Otherwise the connection is made secure before anything is said. */
  readonly isSecure: boolean;
  /** Whether a connection may stay without TLS. On this machine it may anyway. */
  readonly allowsPlain?: boolean;
  readonly user?: string;
  readonly password?: string;
  readonly from: { readonly name: string; readonly address: string };
  /** For one step of the conversation. */
  readonly timeoutMs?: number;
  /** For one mail, from the first step to the last. */
  readonly deadlineMs?: number;
};

const TIMEOUT_MS = 10_000;
const DEADLINE_MS = 45_000;
const CONNECTIONS = 5;
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;

/** Hands mails to a mail server, over a few connections that stay open for a while. */
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
      // a server that answers a byte at a time is never idle: only closing ends it
      if (transport === used) transport = undefined;
      void used.then((stuck) => stuck.close({ force: true }));
    }, deadlineMs);
    const sent = used
      .then((open) => open.sendMail(writeMessage(config, mail)))
      .then((): Delivery => ({ status: 'DELIVERED' }), readSmtpError);
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

/** Whether the mail server lets this shop in. */
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
  // a shop without a mail server never loads it
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
    // what does not leave this machine cannot be read on the way, whoever signed the certificate
    tls: { rejectUnauthorized: !isHere, minVersion: 'TLSv1.2' },
    ...(user === undefined ? {} : { auth: { user, pass: password } }),
    maxConnections: CONNECTIONS,
    // trying again is decided outside, where it is known what was tried
    maxRequeues: 0,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Nothing that ends a header may be in one. */
const headerText = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

function writeMessage({ from }: SmtpConfig, mail: OutgoingMail) {
  return {
    from: { name: headerText(from.name), address: from.address },
    to: { name: '', address: mail.to },
    subject: headerText(mail.subject),
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    // so that nobody's holiday answer comes back
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}
