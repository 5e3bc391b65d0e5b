import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';
import { writeCodeMail } from './templates/code-mail.ts';
import { sampleFrom } from './testing/sample-from.ts';

const KEY = 'a-key-for-the-mailbox';
const LOCAL = { host: 'localhost:3000' };
const HERE = { ...LOCAL, cookie: `mailbox=${KEY}` };
const KEYED = { MAILBOX_KEY: KEY };
const EVIL = '<script>alert(1)</script>';
const FAR = '203.0.113.9';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ env: KEYED });
  const facts = { kind: 'SIGN_UP_CODE', sub: 'u1', givenName: 'Mia', code: '493817', seconds: 3600 } as const;
  const mail = writeCodeMail({ ...facts, to: 'mia@example.com' }, sampleFrom('http://localhost:3000'));
  await shop.store.mails.save('6f1c2a34-0000-4000-8000-000000000001', mail, 'kept');
  const evil = { ...mail, to: `eve@example.com${EVIL}`, subject: EVIL, text: `${EVIL} https://a.example/?"${EVIL}` };
  await shop.store.mails.save('6f1c2a34-0000-4000-8000-000000000002', { ...evil, html: EVIL }, 'kept');
});
afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string> = HERE, remoteAddress = '127.0.0.1', from = shop) =>
  from.app.inject({ url, headers, remoteAddress });

describe('the mailbox of a shop without a mail server', () => {
  it('lists mails, newest first, and is nobody else’s to keep or to frame', async () => {
    const response = await get('/dev/mail');
    expect(response.statusCode).toBe(200);
    expect(response.body.indexOf('>eve@example.com')).toBeLessThan(response.body.indexOf('>mia@example.com'));
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[^']+'; frame-src 'self';/,
      ),
    });
    expect(response.body).toContain('No mail server is set up');
  });

  it('finds mails by who they are to', async () => {
    const { body } = await get('/dev/mail?to=MIA%40');
    expect(body).toContain('mia@example.com');
    expect(body).not.toContain('eve@example.com');
    expect((await get('/dev/mail?to=nobody')).body).toContain('No mail to nobody.');
  });

  it('shows one mail: both parts, its code and its links', async () => {
    const { body } = await get('/dev/mail/6f1c2a34-0000-4000-8000-000000000001');
    expect(body).toContain('Confirm your email for Kettle House');
    expect(body).toContain('<dd class="code">493817</dd>');
    expect(body).toContain('src="/dev/mail/6f1c2a34-0000-4000-8000-000000000001/html"');
    expect(body).toContain('href="http://localhost:3000/account/signup?code=493817&#38;user=u1"');
  });

  it('shows the HTML part where nothing can run', async () => {
    const response = await get('/dev/mail/6f1c2a34-0000-4000-8000-000000000002/html');
    expect(response.body).toBe(EVIL);
    const policy = String(response.headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).toContain('sandbox allow-popups allow-popups-to-escape-sandbox allow-same-origin');
    expect(policy).not.toMatch(/script|allow-forms|allow-top/);
    expect(response.headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it.each([
    '/dev/mail',
    '/dev/mail/6f1c2a34-0000-4000-8000-000000000002',
    `/dev/mail?to=${encodeURIComponent(`"${EVIL}`)}`,
  ])('shows what came from outside as text at %s', async (url) => {
    expect((await get(url)).body).not.toContain('<script');
  });

  it('gives the same to tests, with codes and links', async () => {
    const { mails } = (await get('/dev/mail.json?to=mia@example.com')).json();
    expect(mails).toEqual([
      {
        id: '6f1c2a34-0000-4000-8000-000000000001',
        to: 'mia@example.com',
        kind: 'SIGN_UP_CODE',
        subject: 'Confirm your email for Kettle House',
        text: expect.stringContaining('493817'),
        html: expect.stringContaining('493817'),
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        code: '493817',
        link: 'http://localhost:3000/account/signup?code=493817&user=u1',
      },
    ]);
    expect((await get('/dev/mail.json')).json().mails).toHaveLength(2);
  });

  it.each(['/dev/mail/6f1c2a34-0000-4000-8000-00000000000f', '/dev/mail/x', '/dev/mail/x/html'])(
    'has nothing at %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it.each(['/dev/mail', '/dev/mail.json', '/dev/mail/x', '/dev/mail/x/html'])(
    'is closed to others at %s',
    async (url) => {
      expect((await get(url, HERE, FAR)).statusCode).toBe(403);
      expect((await get(url, { host: 'evil.example' })).statusCode).toBe(421);
      expect((await get(url, { ...HERE, 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(403);
    },
  );

  it('asks for the key that the start printed, on this machine too: a proxy without headers looks the same', async () => {
    for (const url of ['/dev/mail', '/dev/mail.json', '/dev/mail/6f1c2a34-0000-4000-8000-000000000001/html']) {
      for (const refused of [await get(url, LOCAL), await get(`${url}?key=wrong`, HERE)]) {
        expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([403, undefined]);
        expect(refused.body).not.toMatch(/mia@example|493817/);
      }
      const opened = await get(`${url}?key=${KEY}`, LOCAL);
      expect([opened.statusCode, opened.headers['set-cookie']]).toEqual([
        200,
        `mailbox=${KEY}; Path=/dev/mail; HttpOnly; SameSite=Strict`,
      ]);
    }
  });

  it('refreshes by itself when asked to, for a bounded time between', async () => {
    expect((await get('/dev/mail')).body).not.toContain('http-equiv');
    expect((await get('/dev/mail?refresh=5&to=mia')).body).toContain('<meta http-equiv="refresh" content="5">');
    expect((await get('/dev/mail?refresh=1e99')).body).toContain('content="60"');
  });
});

describe('the mailbox of another shop', () => {
  it('is open to all who have the key in a demo', async () => {
    const demo = await openTestShop({ env: { ...KEYED, DEMO: 'true', PUBLIC_URL: 'https://demo.wattle.example' } });
    const host = { host: 'demo.wattle.example' };
    expect((await get('/dev/mail', host, FAR, demo)).statusCode).toBe(403);
    const opened = await get(`/dev/mail?key=${KEY}`, host, FAR, demo);
    expect([opened.statusCode, opened.headers['set-cookie']]).toEqual([200, expect.stringMatching(/; Secure$/)]);
    await demo.close();
  });

  it('is there without the demo only by a switch of its own', async () => {
    for (const [env, isThere] of [
      [{ DEMO: 'false' }, false],
      [{ DEMO: 'false', MAILBOX: 'true' }, true],
    ] as const) {
      const own = await openTestShop({ env: { ...KEYED, ...env } });
      expect((await get('/dev/mail.json', HERE, '127.0.0.1', own)).body.startsWith('{"mails":')).toBe(isThere);
      await own.close();
    }
  });

  it('is not there when mails are sent', async () => {
    const env = { ...KEYED, SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'shop@wattle.example', DEMO: 'true' };
    const sending = await openTestShop({ env });
    expect((await get('/dev/mail.json', HERE, '127.0.0.1', sending)).body).not.toContain('mails');
    expect((await get('/dev/mail', HERE, '127.0.0.1', sending)).body).not.toContain('Mailbox');
    await sending.close();
  });
});
