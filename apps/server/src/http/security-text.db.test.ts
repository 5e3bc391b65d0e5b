import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { sampleShop } from '../store/testing/sample-shop.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';
import { securityText } from './security-text.ts';

let shop: TestShop | undefined;
afterEach(() => shop?.close());

const PATH = '/.well-known/security.txt';
const PUBLIC = { PUBLIC_URL: 'https://shop.example', DEMO: 'true' };
const SECURITY = {
  SECURITY_CONTACT: 'mailto:security@shop.example, https://shop.example/report',
  SECURITY_POLICY_URL: 'https://shop.example/policy',
};
const DAY_MS = 24 * 3600 * 1000;

const reachedBy = (phone: string) => {
  const content = sampleShop();
  return { ...content, identity: { ...content.identity, phone } };
};
const fieldsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(/: (.*)/).slice(0, 2));

describe('security.txt', () => {
  it('names whom the configuration says, and ends between now and a year from now', async () => {
    shop = await openTestShop({ env: { ...PUBLIC, ...SECURITY } });
    const { statusCode, headers, body } = await shop.app.inject(PATH);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'public, max-age=3600',
    ]);
    const fields = fieldsOf(body);
    expect(fields.filter(([name]) => name !== 'Expires')).toEqual([
      ['Contact', 'mailto:security@shop.example'],
      ['Contact', 'https://shop.example/report'],
      ['Preferred-Languages', 'en'],
      ['Canonical', `https://shop.example${PATH}`],
      ['Policy', 'https://shop.example/policy'],
    ]);
    const [expires, ...more] = fields.filter(([name]) => name === 'Expires');
    expect(more).toEqual([]);
    expect(expires?.[1]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const left = Date.parse(expires?.[1] ?? '') - Date.now();
    expect([left > 30 * DAY_MS, left < 365 * DAY_MS]).toEqual([true, true]);
  });

  it('is told by HEAD, and found at the old place', async () => {
    shop = await openTestShop({ env: { ...PUBLIC, ...SECURITY } });
    const got = await shop.app.inject(PATH);
    const head = await shop.app.inject({ method: 'HEAD', url: PATH });
    expect([head.statusCode, head.headers['content-type'], head.headers['content-length'], head.body]).toEqual([
      200,
      got.headers['content-type'],
      String(Buffer.byteLength(got.body)),
      '',
    ]);
    const old = await shop.app.inject('/security.txt');
    expect([old.statusCode, old.headers.location]).toEqual([301, PATH]);
  });

  it('names the phone of a shop that says nothing else', async () => {
    shop = await openTestShop({ content: reachedBy('(03) 9000 1234') });
    const { body } = await shop.app.inject(PATH);
    expect(body).toContain('Contact: tel:+61390001234\n');
    // not served over https, so it has no canonical address
    expect(body).not.toContain('Canonical');
  });

  it.each(['', 'ask us'])('is not there where nobody can be told: phone “%s”', async (phone) => {
    shop = await openTestShop({ env: PUBLIC, content: reachedBy(phone) });
    for (const url of [PATH, '/security.txt']) {
      const { statusCode, body } = await shop.app.inject(url);
      expect([statusCode, body]).toEqual([404, 'This shop names nobody for reports of security holes.\n']);
    }
  });

  it('is the same all day', () => {
    const facts = { contacts: ['tel:+61390001234'], policyUrl: undefined, origin: 'http://localhost' };
    const at = (time: string) => securityText({ ...facts, now: Date.parse(`2026-11-20T${time}Z`) });
    expect(at('00:00:00')).toBe(at('23:59:59'));
    expect(at('00:00:00')).toContain('Expires: 2027-05-19T00:00:00Z\n');
  });
});

it.each(['security@shop.example', 'mailto:security', 'http://shop.example', 'tel:0390001234', 'mailto:a@b\nX: y'])(
  'refuses a contact that no reader of the file takes: %s',
  (contact) => {
    expect(() => readConfig({ SECURITY_CONTACT: contact })).toThrow('SECURITY_CONTACT');
  },
);
