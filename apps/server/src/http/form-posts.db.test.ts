import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';

const FORM = 'application/x-www-form-urlencoded';
const BODY = 'firstName=Mia&lastName=Tran&email=mia%40example.com';

type Heard = { readonly path: string; readonly body: string | undefined };

let shop: TestShop;
let count = 0;
const heard: Heard[] = [];
beforeAll(async () => {
  shop = await openTestShop({
    renderPage: async (request) => {
      const { pathname } = request.url;
      heard.push({ path: pathname, body: request.body });
      if (pathname.endsWith('enquiry')) return { status: 303, headers: { location: '/thanks' }, body: '' };
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      return { status: 400, headers, body: '<!doctype html><title>Form</title>' };
    },
  });
});
afterAll(() => shop.close());
beforeEach(() => {
  heard.length = 0;
});

const post = (path: string, payload: string, headers: Record<string, string> = {}, remoteAddress?: string) => {
  count += 1;
  return shop.app.inject({
    method: 'POST',
    url: path,
    payload,
    headers: { 'content-type': FORM, ...headers },
    remoteAddress: remoteAddress ?? `10.2.${count >> 8}.${count & 255}`,
  });
};

describe('a form that a browser without scripts posts', () => {
  it('goes to its page, whose answer nobody keeps', async () => {
    const response = await post('/forms/subscription', BODY);
    expect(response.statusCode).toBe(400);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.headers['content-security-policy']).toContain("form-action 'self'");
    expect(response.headers['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[^' ]+'){4};/);
    expect(heard).toEqual([{ path: '/forms/subscription', body: BODY }]);
  });

  it('is followed by another page when it was taken', async () => {
    const response = await post('/forms/enquiry', BODY);
    expect([response.statusCode, response.headers.location]).toEqual([303, '/thanks']);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['a page that hides itself', { origin: 'null' }],
  ])('from %s is refused and goes nowhere', async (_title, headers) => {
    expect((await post('/forms/subscription', BODY, headers)).statusCode).toBe(403);
    expect(heard).toEqual([]);
  });

  it.each([
    ['too large', `enquiry=${'x'.repeat(20_000)}`, FORM, 413],
    ['JSON', '{}', 'application/json', 415],
    ['in parts', '--x--', 'multipart/form-data; boundary=x', 415],
    ['a text', BODY, 'text/plain', 415],
  ])('%s is refused in words', async (_title, body, contentType, status) => {
    const response = await post('/forms/subscription', body, { 'content-type': contentType });
    expect([response.statusCode, response.headers['content-type']]).toEqual([status, 'text/plain; charset=utf-8']);
    expect(response.body).toContain('what you typed is still there');
    expect(heard).toEqual([]);
  });

  it('comes only so often a minute from one address', async () => {
    const codes: number[] = [];
    for (let at = 0; at < 21; at += 1) {
      codes.push((await post('/forms/subscription', BODY, {}, '10.3.0.1')).statusCode);
    }
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 400), 429]);
  });

  it.each(['/forms/subscription.data', '/forms', '/articles/contact', '/forms/subscription/thanks'])(
    'has no other address: %s',
    async (path) => {
      expect((await post(path, BODY)).statusCode).toBeGreaterThanOrEqual(404);
      expect(heard).toEqual([]);
    },
  );
});
