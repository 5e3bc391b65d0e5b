import { openKlaviyo } from '@wattle/providers/marketing/conformance';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { collect } from '../../store/testing/collect.ts';
import { sampleShop } from '../../store/testing/sample-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

const SIGN_UP = { firstName: 'Mia', lastName: 'Tran', email: 'Mia@Example.com', phone: '+61412345678', listId: 'NEWS' };
const LISTS = [
  { id: 'NEWS', name: 'News' },
  { id: 'COFFEE', name: 'Coffee class' },
];
const ENQUIRY = { email: 'Mia@Example.com', enquiry: ' Does it fit? ' };

let shop: TestShop;
let count = 0;
beforeAll(async () => {
  shop = await openTestShop({ content: { ...sampleShop(), settings: { 'marketing-lists': LISTS } } });
});
afterAll(() => shop.close());

/** Each request uses its own IP address, to stay under the limit. */
const post = (call: 'subscribe' | 'enquiry', payload: object | string, headers: Record<string, string> = {}) => {
  count += 1;
  return shop.app.inject({
    method: 'POST',
    url: `/api/klaviyo/${call}`,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
    remoteAddress: `10.0.${count >> 8}.${count & 255}`,
  });
};
const signUps = () => collect(shop.store.marketingRequests.stream('subscription'));
const enquiries = () => collect(shop.store.marketingRequests.stream('enquiry'));

describe('POST /api/klaviyo/subscribe', () => {
  it('keeps names, lower-case email, phone and list, and answers [D-7-01 D-3-25]', async () => {
    const response = await post('subscribe', SIGN_UP);
    expect([response.statusCode, response.json()]).toEqual([200, { received: true }]);
    expect(response.headers['cache-control']).toBe('no-store');
    expect((await signUps()).at(-1)).toMatchObject({
      data: { ...SIGN_UP, email: 'mia@example.com' },
      state: 'waiting',
    });
  });

  it('keeps an event sign-up with an empty phone [D-5-41]', async () => {
    await post('subscribe', { ...SIGN_UP, phone: '', listId: 'COFFEE' });
    expect((await signUps()).at(-1)).toMatchObject({ data: { phone: '', listId: 'COFFEE' } });
  });

  it.each([
    ['no name', { firstName: '' }, 'firstName'],
    ['a name with signs', { lastName: 'Tr@n' }, 'lastName'],
    ['a long name', { firstName: 'M'.repeat(21) }, 'firstName'],
    ['no email', { email: '' }, 'email'],
    ['no email address', { email: 'mia@' }, 'email'],
    ['a phone that is not written in full [D-5-34]', { phone: '0412 345 678' }, 'phone'],
    ['a phone that is none [D-5-34]', { phone: '+61000' }, 'phone'],
    ['a phone that no one can have [D-5-34]', { phone: '+61000000000' }, 'phone'],
    ['a phone from elsewhere [D-5-34]', { phone: '+64215550134' }, 'phone'],
    ['a list that is none', { listId: '../x' }, 'listId'],
    ['no phone at all', { phone: undefined }, 'phone'],
    ['a list for a name', { firstName: ['Mia'] }, 'firstName'],
  ])('names the field and refuses %s', async (_title, wrong, field) => {
    const before = (await signUps()).length;
    const response = await post('subscribe', { ...SIGN_UP, ...wrong });
    expect([response.statusCode, response.json().reasons[0].field]).toEqual([400, field]);
    expect((await signUps()).length).toBe(before);
  });
});

describe('POST /api/klaviyo/enquiry', () => {
  it('keeps email and enquiry, and answers [D-7-03 D-3-26]', async () => {
    expect((await post('enquiry', ENQUIRY)).statusCode).toBe(200);
    expect((await enquiries()).at(-1)?.data).toEqual({ email: 'mia@example.com', enquiry: 'Does it fit?' });
  });

  it.each([
    ['nothing asked', { enquiry: ' ' }, 'enquiry'],
    ['too much asked', { enquiry: 'x'.repeat(501) }, 'enquiry'],
    ['too many bytes', { enquiry: 'é'.repeat(251) }, 'enquiry'],
    ['markup', { enquiry: '<b>' }, 'enquiry'],
    ['no email', { email: '' }, 'email'],
  ])('refuses %s and names the field', async (_title, wrong, field) => {
    const response = await post('enquiry', { ...ENQUIRY, ...wrong });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errorCode: 'INPUT_INVALID', reasons: [{ field }] });
  });

  it('keeps one that comes twice with the same key once', async () => {
    const before = (await enquiries()).length;
    const key = { 'idempotency-key': 'one-sending-of-a-form' };
    const answers = await Promise.all([post('enquiry', ENQUIRY, key), post('enquiry', ENQUIRY, key)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await enquiries()).length).toBe(before + 1);
  });

  it('thanks a machine that fills in what nobody sees, and keeps nothing', async () => {
    const before = (await enquiries()).length;
    const response = await post('enquiry', { ...ENQUIRY, website: 'http://spam.example' });
    expect([response.statusCode, (await enquiries()).length]).toEqual([200, before]);
  });

  it('refuses what is too large, or no JSON', async () => {
    const large = await post('enquiry', { ...ENQUIRY, more: 'x'.repeat(20_000) });
    const broken = await post('enquiry', '{"email":');
    expect([large.statusCode, broken.statusCode]).toEqual([413, 400]);
  });

  it('takes only so many a minute from one address', async () => {
    const send = () => shop.app.inject({ method: 'POST', url: '/api/klaviyo/enquiry', payload: ENQUIRY });
    const codes: number[] = [];
    for (let at = 0; at < 21; at += 1) codes.push((await send()).statusCode);
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });
});

describe('a shop with Klaviyo', () => {
  const open: TestShop[] = [];
  afterEach(() => Promise.all(open.splice(0).map((one) => one.close())));

  it('delivers what its forms keep [D-1-06]', async () => {
    const klaviyo = await openKlaviyo();
    const delivering = await openTestShop({
      env: { KLAVIYO_API_KEY: 'pk_1', KLAVIYO_LIST_ID: 'HOUSE', KLAVIYO_URL: klaviyo.url },
    });
    open.push(delivering);
    await delivering.app.inject({ method: 'POST', url: '/api/klaviyo/subscribe', payload: { ...SIGN_UP, listId: '' } });
    await expect.poll(() => delivering.store.marketingRequests.count()).toMatchObject({ delivered: 1 });
    expect(JSON.stringify(klaviyo.heard.at(-1)?.body)).toContain('"id":"HOUSE"');
    await klaviyo.close();
  });
});
