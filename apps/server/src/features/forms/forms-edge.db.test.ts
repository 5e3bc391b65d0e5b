import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collect } from '../../store/testing/collect.ts';
import { sampleShop } from '../../store/testing/sample-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

const SIGN_UP = { firstName: 'Mia', lastName: 'Tran', email: 'mia@example.com', phone: '', listId: '' };
const ENQUIRY = { email: 'mia@example.com', enquiry: 'Does it fit?' };
const CLASS = {
  id: 'coffee-class',
  name: 'Saturday coffee class',
  event: {
    startsAt: 1_795_820_400,
    endsAt: 1_795_825_800,
    timeZone: 'Australia/Melbourne',
    place: 'Preston',
    note: '',
  },
};

let shop: TestShop;
let count = 0;
beforeAll(async () => {
  const content = { ...sampleShop(), settings: { 'marketing-lists': [{ id: 'news', name: 'News' }, CLASS] } };
  shop = await openTestShop({ content });
});
afterAll(() => shop.close());

type Call = 'subscribe' | 'enquiry';

/** Each request uses its own IP address, to stay under the limit. */
const post = (call: Call, payload: unknown, contentType = 'application/json') => {
  count += 1;
  return shop.app.inject({
    method: 'POST',
    url: `/api/klaviyo/${call}`,
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': contentType },
    remoteAddress: `10.1.${count >> 8}.${count & 255}`,
  });
};
const kept = async () => [
  ...(await collect(shop.store.marketingRequests.stream('subscription'))),
  ...(await collect(shop.store.marketingRequests.stream('enquiry'))),
];

/** Expects the usual refusal, and that nothing was stored. */
async function expectRefused(status: number, call: Call, payload: unknown, contentType?: string) {
  const before = (await kept()).length;
  const response = await post(call, payload, contentType);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({
    status: 'REJECTED',
    errorCode: expect.any(String),
    requestId: expect.any(String),
  });
  expect((await kept()).length).toBe(before);
  return response.json();
}

describe('the list of a sign-up', () => {
  it.each(['', 'news', 'coffee-class'])('%j is one of the shop’s', async (listId) => {
    expect((await post('subscribe', { ...SIGN_UP, listId })).statusCode).toBe(200);
    expect((await collect(shop.store.marketingRequests.stream('subscription'))).at(-1)?.data).toMatchObject({ listId });
  });

  it.each(['News', 'somebody-elses', 'constructor', '__proto__'])(
    '%j is none, and is refused by name',
    async (listId) => {
      const problem = await expectRefused(400, 'subscribe', { ...SIGN_UP, listId });
      expect(problem.reasons).toEqual([
        { code: 'MISSING_DATA', field: 'listId', params: { problem: 'The shop has no such list.' } },
      ]);
    },
  );

  it('can be asked for, with its event', async () => {
    const asked = await shop.app.inject('/api/klaviyo/lists/coffee-class');
    expect([asked.statusCode, asked.json()]).toEqual([200, CLASS]);
    const unknown = await shop.app.inject('/api/klaviyo/lists/other');
    expect([unknown.statusCode, unknown.json().errorCode]).toEqual([404, 'CONTENT_NOT_FOUND']);
  });
});

describe('a body that is none', () => {
  it.each([
    ['no JSON', '{"email":', 'application/json', 400],
    ['nothing', '', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    ['a list', JSON.stringify([ENQUIRY]), 'application/json', 400],
    ['a text', '"mia@example.com"', 'application/json', 400],
    ['a number', '7', 'application/json', 400],
    ['a form', 'email=mia%40example.com&enquiry=Hi', 'application/x-www-form-urlencoded', 415],
    ['a form with parts', '--x--', 'multipart/form-data; boundary=x', 415],
    ['XML', '<email/>', 'application/xml', 415],
    ['JSON that is called text', JSON.stringify(ENQUIRY), 'text/plain', 400],
    ['a prototype', '{"__proto__":{"email":"mia@example.com","enquiry":"Hi"}}', 'application/json', 400],
    [
      'a prototype within',
      '{"email":"mia@example.com","enquiry":"Hi","constructor":{"prototype":{"x":1}}}',
      'application/json',
      400,
    ],
    ['too large', JSON.stringify({ ...ENQUIRY, more: 'x'.repeat(20_000) }), 'application/json', 413],
    ['very deep', `{"email":${'['.repeat(5000)}${']'.repeat(5000)},"enquiry":"Hi"}`, 'application/json', 400],
  ])('%s', async (_title, body, contentType, status) => {
    await expectRefused(status, 'enquiry', body, contentType);
  });
});

describe('values that are none', () => {
  it.each([
    ['numbers', { firstName: 7 }],
    ['lists', { email: ['mia@example.com'] }],
    ['objects', { lastName: { toString: 'x' } }],
    ['null', { email: null }],
    ['true', { firstName: true }],
    ['ten thousand letters', { firstName: 'M'.repeat(10_000) }],
    ['emoji', { firstName: 'Mia 🎉' }],
    ['a header', { firstName: 'Mia\r\nBcc: all@example.com' }],
    ['markup', { lastName: '<script>' }],
    ['only what cannot be seen', { firstName: '\u200B\u0000' }],
    ['a letter that only looks like another', { email: 'mia@ex\u0430mple.com' }],
    ['an email with a new line', { email: 'mia@example.com\nbcc:x@example.com' }],
    ['an email with a zero', { email: 'mia\u0000@example.com' }],
    ['two emails', { email: 'mia@example.com,tom@example.com' }],
    ['a phone with a zero', { phone: '+61412345678\u0000' }],
    ['a list with a path', { listId: '../../etc' }],
  ])('in a sign-up: %s', async (_title, wrong) => {
    await expectRefused(400, 'subscribe', { ...SIGN_UP, ...wrong });
  });

  it.each([
    ['ten thousand letters', { enquiry: 'x'.repeat(10_000) }],
    ['more than a schema reads', { enquiry: 'x'.repeat(10_001) }],
    ['emoji of too many bytes', { enquiry: '🎉'.repeat(126) }],
    ['only what cannot be seen', { enquiry: '\u0000\u0007\uD800' }],
  ])('in an enquiry: %s', async (_title, wrong) => {
    await expectRefused(400, 'enquiry', { ...ENQUIRY, ...wrong });
  });
});

describe('values that are strange and right', () => {
  it('lose what no text may hold, and are kept', async () => {
    const enquiry = 'Does it fit? 🎉\r\nThe hall is 76\u200B cm.';
    expect((await post('enquiry', { ...ENQUIRY, enquiry })).statusCode).toBe(200);
    const last = (await collect(shop.store.marketingRequests.stream('enquiry'))).at(-1);
    expect(last?.data).toEqual({ ...ENQUIRY, enquiry: 'Does it fit? 🎉\nThe hall is 76 cm.' });
  });

  it('names are one line', async () => {
    expect((await post('subscribe', { ...SIGN_UP, firstName: 'Mia\r\nBcc' })).statusCode).toBe(200);
    const last = (await collect(shop.store.marketingRequests.stream('subscription'))).at(-1);
    expect(last?.data).toMatchObject({ firstName: 'Mia Bcc' });
  });

  it('what is no field is not kept', async () => {
    expect((await post('enquiry', { ...ENQUIRY, admin: true, firstName: 'Mia' })).statusCode).toBe(200);
    const last = (await collect(shop.store.marketingRequests.stream('enquiry'))).at(-1);
    expect(last?.data).toEqual(ENQUIRY);
  });
});
