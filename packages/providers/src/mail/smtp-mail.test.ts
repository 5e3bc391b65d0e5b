import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { mailCases, openSmtp, readMessage, SAMPLE_MAIL, type SmtpLook, type TestSmtp } from './conformance.ts';
import type { MailProvider } from './port.ts';
import { createSmtpMail, probeSmtp, type SmtpConfig } from './smtp-mail.ts';

const FROM = { name: 'Wattle', address: 'orders@wattle.example' };
const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0).toReversed()) await one.close();
});

const configOf = (port: number, more: Partial<SmtpConfig> = {}): SmtpConfig => ({
  ...{ host: '127.0.0.1', port, isSecure: false, from: FROM },
  ...more,
});
const connect = (config: SmtpConfig): MailProvider => {
  const provider = createSmtpMail(config);
  opened.push(provider);
  return provider;
};
async function open(
  more: Partial<SmtpConfig> = {},
  look: SmtpLook = {},
): Promise<{ smtp: TestSmtp; mail: MailProvider }> {
  const smtp = await openSmtp(look);
  opened.push(smtp);
  return { smtp, mail: connect(configOf(smtp.port, more)) };
}
const only = ({ mails }: TestSmtp) => readMessage(mails[0]?.source ?? '');

describe('mail over SMTP', () => {
  it.each(mailCases)('$name', async ({ run }) => {
    const { smtp, mail } = await open();
    await run(mail, async () =>
      smtp.mails.map(({ source, to }) => {
        const { headers, text, html } = readMessage(source);
        return { to: to.join(), subject: headers.get('subject') ?? '', text, html };
      }),
    );
  });

  it('says who it is from, that a machine wrote it, and has an id that stays the same', async () => {
    const { smtp, mail } = await open({ from: { name: 'Wättle, the shop', address: 'orders@wattle.example' } });
    await mail.send(SAMPLE_MAIL);
    await mail.send(SAMPLE_MAIL);
    const { headers } = only(smtp);
    expect(headers.get('from')).toBe('Wättle, the shop <orders@wattle.example>');
    expect(headers.get('message-id')).toBe(`<${SAMPLE_MAIL.id}@wattle.example>`);
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.has('list-unsubscribe')).toBe(false);
    expect(smtp.mails[0]?.from).toBe('orders@wattle.example');
    expect(readMessage(smtp.mails[1]?.source ?? '').headers.get('message-id')).toBe(headers.get('message-id'));
  });

  it('lets nothing end a header', async () => {
    const { smtp, mail } = await open({ from: { name: 'Wattle\r\nBcc: eve@example.com', address: FROM.address } });
    await mail.send({ ...SAMPLE_MAIL, subject: 'Hello\r\nBcc: eve@example.com\n\nBody' });
    expect(smtp.mails[0]?.to).toEqual(['mia@example.com']);
    const { headers, text } = only(smtp);
    expect(headers.has('bcc')).toBe(false);
    expect(headers.get('subject')).toBe('Hello Bcc: eve@example.com Body');
    expect(text).toBe(SAMPLE_MAIL.text);
  });

  it.each([
    ['recipient', 450, { status: 'FAILED', problem: 'status 450 to RCPT TO' }],
    ['recipient', 550, { status: 'REFUSED', problem: 'status 550 to RCPT TO' }],
    ['data', 451, { status: 'FAILED', problem: 'status 451 to DATA' }],
    ['data', 554, { status: 'REFUSED', problem: 'status 554 to DATA' }],
    ['data', 503, { status: 'FAILED', problem: 'status 503 to DATA' }],
    // the server refused the shop, not the mail: an operator has to fix it, so the mail is retried
    ['sender', 550, { status: 'FAILED', problem: 'status 550 to MAIL FROM' }],
    ['connect', 421, { status: 'FAILED', problem: 'status 421 to CONN' }],
    ['connect', 554, { status: 'FAILED', problem: 'status 554 to CONN' }],
  ] as const)('a no to %s with %i', async (at, code, delivery) => {
    const { smtp, mail } = await open();
    smtp.refusals.push({ at, code });
    expect(await mail.send(SAMPLE_MAIL)).toEqual(delivery);
    expect(await mail.send(SAMPLE_MAIL)).toEqual({ status: 'DELIVERED' });
    expect(smtp.mails).toHaveLength(1);
  });

  it('keeps a mail when the server does not relay for the shop, and says so until it does', async () => {
    const heard: (string | null)[] = [];
    const { smtp, mail } = await open({ onAccess: (problem) => heard.push(problem) });
    smtp.refusals.push({ at: 'recipient', code: 554, words: '5.7.1 Relay access denied' });
    expect(await mail.send(SAMPLE_MAIL)).toEqual({ status: 'FAILED', problem: 'status 554 to RCPT TO' });
    smtp.refusals.push({ at: 'recipient', code: 550, words: '5.1.1 No such user' });
    expect(await mail.send(SAMPLE_MAIL)).toMatchObject({ status: 'REFUSED' });
    expect(await mail.send(SAMPLE_MAIL)).toEqual({ status: 'DELIVERED' });
    expect(heard).toEqual(['status 554 to RCPT TO', null]);
  });

  it('says that a server is away', async () => {
    const smtp = await openSmtp();
    await smtp.close();
    const mail = connect(configOf(smtp.port));
    expect(await mail.send(SAMPLE_MAIL)).toMatchObject({
      status: 'FAILED',
      problem: expect.stringMatching(/^no connection/),
    });
  });

  it('waits no longer than its deadline for a server that says nothing', async () => {
    const silent = await listen(() => undefined);
    const mail = connect(configOf(silent.port, { timeoutMs: 50 }));
    expect(await mail.send(SAMPLE_MAIL)).toEqual({ status: 'FAILED', problem: 'no answer in time' });
  });

  it('waits no longer than its deadline for a server that always says a little', async () => {
    const slow = await listen((write) => setInterval(() => write('220-wait\r\n'), 10));
    const mail = connect(configOf(slow.port, { deadlineMs: 200 }));
    expect(await mail.send(SAMPLE_MAIL)).toEqual({ status: 'FAILED', problem: 'no answer in time' });
  });

  it('goes on with a new connection after one that hung', async () => {
    const { smtp, mail } = await open({ deadlineMs: 300 });
    const { promise: isOver, resolve: letGo } = Promise.withResolvers<void>();
    smtp.onMail = () => isOver;
    expect(await mail.send(SAMPLE_MAIL)).toEqual({ status: 'FAILED', problem: 'no answer in time' });
    smtp.onMail = () => {};
    letGo();
    await expect.poll(() => mail.send(SAMPLE_MAIL)).toEqual({ status: 'DELIVERED' });
  });

  it('uses TLS where there is some', async () => {
    const { smtp, mail } = await open({}, { hasTls: true });
    await mail.send(SAMPLE_MAIL);
    expect(smtp.mails[0]?.isSecure).toBe(true);
  });

  // listens on all interfaces; the adapter does not recognise this address as local
  const ELSEWHERE = '0.0.0.0';

  it('says nothing without TLS to another machine, unless it may', async () => {
    const { smtp, mail } = await open({ host: ELSEWHERE });
    expect(await mail.send(SAMPLE_MAIL)).toMatchObject({ status: 'FAILED' });
    expect(smtp.mails).toEqual([]);
    const trusting = connect(configOf(smtp.port, { host: ELSEWHERE, allowsPlain: true }));
    expect(await trusting.send(SAMPLE_MAIL)).toEqual({ status: 'DELIVERED' });
  });

  it('says nothing to another machine that cannot prove who it is', async () => {
    const { smtp, mail } = await open({ host: ELSEWHERE }, { hasTls: true });
    expect(await mail.send(SAMPLE_MAIL)).toMatchObject({ status: 'FAILED' });
    expect(smtp.mails).toEqual([]);
  });

  it('logs in, and says when it may not', async () => {
    const login = { user: 'shop@wattle.example', password: 'p:%/ä' };
    const { smtp, mail } = await open(login, { login });
    expect(await mail.send(SAMPLE_MAIL)).toEqual({ status: 'DELIVERED' });
    const stranger = configOf(smtp.port, { ...login, password: 'wrong' });
    expect(await connect(stranger).send(SAMPLE_MAIL)).toMatchObject({
      status: 'FAILED',
      problem: expect.stringMatching(/^status 535/),
    });
    await expect(probeSmtp(configOf(smtp.port, login))).resolves.toBeUndefined();
    await expect(probeSmtp(stranger)).rejects.toThrow(/^status 535/);
  });
});

async function listen(talk: (write: (text: string) => void) => NodeJS.Timeout | undefined): Promise<{ port: number }> {
  const server: Server = createServer((socket) => {
    const timer = talk((text) => socket.write(text));
    socket.on('error', () => {}).on('close', () => clearInterval(timer));
    sockets.add(socket);
  });
  const sockets = new Set<{ destroy(): void }>();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.unshift({
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  });
  return { port: (server.address() as AddressInfo).port };
}

it('attaches papers as PDF', async () => {
  const { smtp, mail } = await open();
  const content = Buffer.from('%PDF-1.7 of a test');
  await mail.send({ ...SAMPLE_MAIL, attachments: [{ name: 'Tax invoice W-1.pdf', content }] });
  const { source = '' } = smtp.mails[0] ?? {};
  expect(source).toMatch(/Content-Type: application\/pdf; name="Tax invoice W-1.pdf"/);
  expect(source).toMatch(/Content-Disposition: attachment; filename="Tax invoice W-1.pdf"/);
  expect(source).toContain(content.toString('base64'));
});
