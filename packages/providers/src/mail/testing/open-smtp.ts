import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type HeardMail = {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
  readonly isSecure: boolean;
};
type Step = 'connect' | 'sender' | 'recipient' | 'data';

/** An SMTP server that records the mails it accepts and refuses on request. */
export type TestSmtp = {
  readonly port: number;
  readonly mails: HeardMail[];
  /** Refusals for the next steps of each kind, in order; after that every step succeeds. */
  readonly refusals: { readonly at: Step; readonly code: number; readonly words?: string }[];
  /** Called when a mail has arrived, before the reply. */
  onMail: () => Promise<void> | void;
  close(): Promise<void>;
};

export type SmtpLook = {
  readonly hasTls?: boolean;
  readonly login?: { readonly user: string; readonly password: string };
};

export async function openSmtp({ hasTls = false, login }: SmtpLook = {}): Promise<TestSmtp> {
  const refusalAt = (step: Step): Error | null => {
    const at = smtp.refusals.findIndex((refusal) => refusal.at === step);
    const [refusal] = at < 0 ? [] : smtp.refusals.splice(at, 1);
    return refusal
      ? Object.assign(new Error(refusal.words ?? 'no, and mia@example.com is named'), { responseCode: refusal.code })
      : null;
  };
  const options: SMTPServerOptions = {
    disabledCommands: hasTls ? [] : ['STARTTLS'],
    authOptional: login === undefined,
    allowInsecureAuth: true,
    // reverse DNS would only slow the tests down
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect: (_, done) => done(refusalAt('connect')),
    onAuth: ({ username, password }, _, done) =>
      username === login?.user && password === login?.password
        ? done(null, { user: username })
        : done(new Error('wrong name or password')),
    onMailFrom: (_, __, done) => done(refusalAt('sender')),
    onRcptTo: (_, __, done) => done(refusalAt('recipient')),
    async onData(stream, session, done) {
      const source = await text(stream);
      await smtp.onMail();
      const refusal = refusalAt('data');
      if (refusal) return done(refusal);
      const { mailFrom, rcptTo } = session.envelope;
      const from = mailFrom === false ? '' : mailFrom.address;
      smtp.mails.push({ from, to: rcptTo.map(({ address }) => address), source, isSecure: session.secure });
      done();
    },
  };
  const server = new SMTPServer(options);
  // some tests disconnect in the middle of a command
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const smtp: TestSmtp = {
    port: (server.server.address() as AddressInfo).port,
    mails: [],
    refusals: [],
    onMail: () => {},
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return smtp;
}
