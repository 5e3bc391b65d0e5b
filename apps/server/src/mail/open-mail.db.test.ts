import { randomUUID } from 'node:crypto';
import type { NoticeMail } from '@wattle/providers/mail';
import { openSmtp, readMessage, type TestSmtp } from '@wattle/providers/mail/conformance';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
import { type MailStore, mailStore } from '../store/mails.ts';
import { openServer } from '../store/testing/each-database.ts';
import { eventually } from '../testing/eventually.ts';
import { MAX_ATTEMPTS } from '../workers/retry-delay.ts';
import { openMail, type ShopMail } from './open-mail.ts';
import { sampleFrom } from './testing/sample-from.ts';

const MAIL: NoticeMail = {
  to: 'mia@example.com',
  kind: 'ORDER_PLACED',
  subject: 'We have your order',
  text: 'Thank you',
  html: '<p>Thank you</p>',
};
const CODE = {
  kind: 'RESET_PASSWORD_CODE',
  to: 'mia@example.com',
  sub: 'u1',
  givenName: 'Mia',
  code: '493817',
} as const;

describe('mails', () => {
  let db: Database;
  let store: MailStore;
  let smtp: TestSmtp;
  let problems: { id: string; problem: string; isFinal: boolean }[];
  let errors: unknown[];
  const opened: ShopMail[] = [];
  beforeAll(async () => {
    db = await openServer();
    store = mailStore(db);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    await db.run('truncate mails');
    smtp = await openSmtp();
    problems = [];
    errors = [];
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((mail) => mail.close()));
    await smtp.close();
  });

  const start = ({ isLocal = false, use = store }: { isLocal?: boolean; use?: MailStore } = {}): ShopMail => {
    const from = { name: 'Wattle', address: 'shop@wattle.example' };
    const mail = openMail({
      loadPaper: async () => undefined,
      smtp: isLocal ? undefined : { host: '127.0.0.1', port: smtp.port, isSecure: false, from },
      mails: use,
      from: sampleFrom('https://kettle.example'),
      keptDays: 30,
      onProblem: (details, isFinal) => problems.push({ ...details, isFinal }),
      onError: (error) => errors.push(error),
    });
    opened.push(mail);
    mail.start();
    return mail;
  };
  const letTimePass = () => db.run(`update mails set due_at = now() - interval '1 second'`);
  const counts = () => store.count();
  const only = async () => (await store.list('', 10))[0];
  const waiting = (text = 'Thank you') => store.save(randomUUID(), { ...MAIL, text }, 'waiting');

  it('go out after what they tell about is saved, and not without it', async () => {
    const mail = start();
    const undone = db.transaction(async (tx) => {
      await mail.writeMail(tx, { ...MAIL, text: 'about nothing' });
      throw new Error('the order was not placed');
    });
    await expect(undone).rejects.toThrow('the order was not placed');
    await db.transaction((tx) => mail.writeMail(tx, MAIL));
    mail.wake();
    await eventually(async () => expect(await counts()).toMatchObject({ sent: 1, waiting: 0 }));
    expect(smtp.mails.map(({ source }) => readMessage(source).text)).toEqual(['Thank you']);
  });

  it('that wait are sent at the next start', async () => {
    await waiting();
    start();
    await eventually(async () => expect(await counts()).toMatchObject({ sent: 1 }));
  });

  it('are tried again later while the mail server is not well', async () => {
    const mail = start();
    smtp.refusals.push({ at: 'data', code: 451 });
    await mail.sendSoon(MAIL);
    await eventually(async () =>
      expect(await only()).toMatchObject({ state: 'waiting', problem: 'status 451 to DATA' }),
    );
    expect(problems).toEqual([{ id: (await only())?.id, problem: 'status 451 to DATA', isFinal: false }]);
    expect(await store.claim(1)).toBeUndefined();
    await letTimePass();
    mail.wake();
    await eventually(async () => expect(await only()).toMatchObject({ state: 'sent', attempts: 2, problem: null }));
  });

  it('are given up when nobody will ever take them, or nobody has for days', async () => {
    smtp.refusals.push({ at: 'recipient', code: 550 });
    const mail = start();
    await mail.sendSoon(MAIL);
    await eventually(async () => expect(await counts()).toMatchObject({ dead: 1 }));
    smtp.refusals.push({ at: 'data', code: 451 });
    // in one transaction, because the worker may still be polling
    await db.transaction(async (tx) => {
      await mail.writeMail(tx, MAIL);
      await tx.query(`update mails set attempts = $1 where state = 'waiting'`, [MAX_ATTEMPTS - 1]);
    });
    mail.wake();
    await eventually(async () => expect(await counts()).toMatchObject({ dead: 2, waiting: 0 }));
    expect(problems.map(({ problem, isFinal }) => [problem, isFinal])).toEqual([
      ['status 550 to RCPT TO', true],
      ['status 451 to DATA', true],
    ]);
    expect(smtp.mails).toEqual([]);
  });

  it('whose sender died between sending and marking come once more, as the same mail', async () => {
    await waiting();
    start({ use: { ...store, markSent: () => Promise.reject(new Error('the process died')) } });
    await eventually(() => expect(errors.length).toBe(1));
    expect(await only()).toMatchObject({ state: 'waiting', attempts: 1 });
    await letTimePass();
    start();
    await eventually(async () => expect(await only()).toMatchObject({ state: 'sent', attempts: 2 }));
    const ids = smtp.mails.map(({ source }) => readMessage(source).headers.get('message-id'));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('are shared by several processes: each goes out once', async () => {
    for (let at = 0; at < 20; at += 1) await waiting(`number ${at}`);
    for (let at = 0; at < 3; at += 1) start();
    await eventually(async () => expect(await counts()).toMatchObject({ sent: 20 }));
    const texts = smtp.mails.map(({ source }) => readMessage(source).text).toSorted();
    expect(texts).toEqual(Array.from({ length: 20 }, (_, at) => `number ${at}`).toSorted());
  });

  it('with a code go straight to the mail server, and are never written down', async () => {
    await start().poolMailer.sendMail({ ...CODE, expiresAt: Date.now() + 3_600_000 });
    expect(readMessage(smtp.mails[0]?.source ?? '').text).toContain('493817');
    expect(await counts()).toEqual({ waiting: 0, sent: 0, dead: 0, kept: 0 });
  });

  it('with a code that nobody takes are told of, without the code and whose it was', async () => {
    smtp.refusals.push({ at: 'recipient', code: 550 });
    const sent = start().poolMailer.sendMail({ ...CODE, expiresAt: Date.now() + 3_600_000 });
    await expect(sent).rejects.toThrow(/^a mail with a code was not sent: status 550 to RCPT TO$/);
  });

  it('that tell of a change are written down first', async () => {
    await start().poolMailer.sendMail({ ...CODE, kind: 'PASSWORD_CHANGED' });
    await eventually(async () => expect(await counts()).toMatchObject({ sent: 1 }));
  });

  it('stay here, with codes too, when there is no mail server, and do not go out when there is one', async () => {
    const local = start({ isLocal: true });
    expect([local.isLocal, local.poolMailer.isLocal]).toEqual([true, true]);
    await local.poolMailer.sendMail({ ...CODE, expiresAt: Date.now() + 3_600_000 });
    await local.sendSoon(MAIL);
    await db.transaction((tx) => local.writeMail(tx, MAIL));
    expect(await counts()).toMatchObject({ kept: 3 });
    await waiting();
    start();
    await eventually(async () => expect(await counts()).toMatchObject({ kept: 3, sent: 1 }));
    expect(smtp.mails).toHaveLength(1);
  });

  it('are emptied some days after they went, and not before', async () => {
    const old = (state: string) =>
      db.query(`update mails set state = $1, created_at = now() - interval '31 days' where state = 'waiting'`, [state]);
    await waiting('sent long ago');
    await old('sent');
    await waiting('given up long ago');
    await old('dead');
    await waiting('still waiting');
    await db.run(`update mails set created_at = now() - interval '31 days', due_at = now() + interval '1 day'`);
    await store.save(randomUUID(), { ...MAIL, text: 'new' }, 'kept');
    start();
    await eventually(async () =>
      expect((await store.list('', 10)).map(({ text }) => text)).toEqual(
        expect.arrayContaining(['new', 'still waiting', '', '']),
      ),
    );
    expect((await store.list('', 10)).every(({ subject }) => subject === MAIL.subject)).toBe(true);
  });

  it('are found by a part of their address, newest first', async () => {
    for (const to of ['mia@example.com', 'Priya@example.com', 'mia@other.example']) {
      await store.save(randomUUID(), { ...MAIL, to }, 'kept');
    }
    const find = async (to: string) => (await store.list(to, 10)).map((mail) => mail.to);
    expect(await find('MIA@')).toEqual(['mia@other.example', 'mia@example.com']);
    expect(await find('priya')).toEqual(['Priya@example.com']);
    expect(await find('%')).toEqual([]);
  });
});
