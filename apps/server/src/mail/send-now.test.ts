import { createSmtpMail, type MailProvider } from '@wattle/providers/mail';
import { openSmtp, readMessage, SAMPLE_MAIL, type TestSmtp } from '@wattle/providers/mail/conformance';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createNowSender } from './send-now.ts';

const from = { name: 'Wattle', address: 'shop@wattle.example' };

describe('a mail that is sent at once', () => {
  let smtp: TestSmtp;
  let provider: MailProvider;
  beforeEach(async () => {
    smtp = await openSmtp();
    provider = createSmtpMail({ host: '127.0.0.1', port: smtp.port, isSecure: false, from });
  });
  afterEach(async () => {
    await provider.close();
    await smtp.close();
  });

  it('is tried again soon, as the same mail', async () => {
    smtp.refusals.push({ at: 'data', code: 451 }, { at: 'recipient', code: 450 });
    expect(await createNowSender(provider, [1, 1]).send(SAMPLE_MAIL)).toEqual({ status: 'DELIVERED' });
    expect(smtp.mails).toHaveLength(1);
    expect(readMessage(smtp.mails[0]?.source ?? '').headers.get('message-id')).toContain(SAMPLE_MAIL.id);
  });

  it('is given up after the last try', async () => {
    smtp.refusals.push({ at: 'data', code: 451 }, { at: 'data', code: 452 });
    expect(await createNowSender(provider, [1]).send(SAMPLE_MAIL)).toMatchObject({ problem: 'status 452 to DATA' });
    expect(smtp.mails).toEqual([]);
  });

  it('is not tried again where it is not wanted', async () => {
    smtp.refusals.push({ at: 'recipient', code: 550 });
    expect(await createNowSender(provider, [1]).send(SAMPLE_MAIL)).toMatchObject({ status: 'REFUSED' });
    expect(smtp.mails).toEqual([]);
  });

  it('does not keep the shop from closing', async () => {
    smtp.refusals.push({ at: 'data', code: 451 });
    const { promise: isHeard, resolve } = Promise.withResolvers<void>();
    smtp.onMail = resolve;
    const sender = createNowSender(provider, [3_600_000]);
    const sent = sender.send(SAMPLE_MAIL);
    await isHeard;
    await sender.close();
    expect(await sent).toMatchObject({ status: 'FAILED', problem: 'status 451 to DATA' });
  });

  it('is one of so many: a server that hangs fills no memory', async () => {
    const { promise: isOver, resolve: letGo } = Promise.withResolvers<void>();
    const sender = createNowSender({
      ...provider,
      send: () => isOver.then(() => ({ status: 'DELIVERED' })),
    });
    const many = Array.from({ length: 500 }, () => sender.send(SAMPLE_MAIL));
    expect(await sender.send(SAMPLE_MAIL)).toEqual({ status: 'FAILED', problem: 'too many mails at once' });
    letGo();
    expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(new Set(['DELIVERED']));
    expect(await sender.send(SAMPLE_MAIL)).toEqual({ status: 'DELIVERED' });
  });
});
