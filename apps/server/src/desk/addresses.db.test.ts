import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestShop } from '../testing/open-test-shop.ts';
import { DESK_SCREENS } from './desk-tables.ts';
import { type AtDesk, openDesk, signInAs } from './testing/open-desk.ts';

const EMAIL = 'mia.tran@example.com';

let shop: TestShop;
let boss: AtDesk;
beforeAll(async () => {
  shop = await openDesk();
  boss = await signInAs(shop, ['admin'], 'boss@shop.example');
  await shop.store.customers.make({ sub: 's1', email: EMAIL, firstName: 'Mia', lastName: 'Tran' });
  for (const n of Array(30).keys())
    await shop.store.marketingRequests.keep(randomUUID(), undefined, {
      ...{ kind: 'enquiry', data: { email: EMAIL, enquiry: `Does it fit? ${n}` } },
    });
});
afterAll(() => shop.close());

/** However it may be written in an address. */
const saysWho = (address: string): boolean => {
  const parts = decodeURIComponent(address).split(/[/?&=]/);
  return parts.some((part) => [part, Buffer.from(part, 'base64url').toString('latin1')].join(' ').includes('mia'));
};
const addressesIn = (body: string): string[] => body.match(/"(\/desk|\?)[^"]*"/g) ?? [];

describe('addresses of the desk', () => {
  it.each(DESK_SCREENS.filter(({ finds }) => finds))('$path takes what is looked for by post', async ({ path }) => {
    const posted = await boss.post(path, { q: EMAIL, view: 'all' });
    expect(posted.status).toBe(303);
    expect(saysWho(posted.location ?? '')).toBe(false);
    const found = await boss.get(posted.location ?? '');
    expect(found.status).toBe(200);
    expect(found.body).toContain(EMAIL);
    expect(addressesIn(found.body).filter(saysWho)).toEqual([]);
  });

  it('of a person say nobody, and lead to them', async () => {
    const list = (await boss.get('/desk/people')).view('enquiries');
    const href = list.enquiries[0]?.personHref ?? '';
    expect(saysWho(href)).toBe(false);
    expect((await boss.get(href)).view('person').email).toBe(EMAIL);
    expect(list.next).not.toBeNull();
    const made = `/desk/people/person/${Buffer.from(EMAIL).toString('base64url')}`;
    expect((await boss.get(made)).status).toBe(404);
  });

  it('of the next page of a search hide it too', async () => {
    const { location = '' } = await boss.post('/desk/people', { q: EMAIL });
    const { next } = (await boss.get(location)).view('enquiries');
    expect(saysWho(next ?? '')).toBe(false);
    const second = (await boss.get(`/desk/people${next}`)).view('enquiries');
    expect(second).toMatchObject({ query: EMAIL, total: 30 });
    expect(second.enquiries).toHaveLength(5);
  });
});
