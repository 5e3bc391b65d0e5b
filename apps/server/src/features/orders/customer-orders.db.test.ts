import { generateDemoShop } from '@wattle/demo';
import { DEMO_CUSTOMER } from '@wattle/demo/customer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../answers/handlers.ts';
import { DEMO_USER } from '../../identity/demo-user.ts';
import { sampleShop } from '../../store/testing/sample-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { sampleOrder, sampleOrderRecord } from '../../testing/sample-order.ts';
import { asCustomer, openAccount, signInAs, tokenOf } from '../../testing/test-customer.ts';
import { knownCustomer } from '../account/known-customer.ts';
import { loadOrder } from './load-order.ts';
import { readOrder } from './read-order.ts';

const NOW = Math.floor(Date.now() / 1000);

let shop: TestShop;
beforeAll(async () => {
  const { customers, orders } = generateDemoShop({ now: NOW });
  shop = await openTestShop({
    content: { ...sampleShop(), customers, orders },
    env: { WRITE_LIMIT_PER_MINUTE: '100000' },
  });
});
afterAll(() => shop.close());

describe('the demo’s customer', () => {
  const mia = async () => asCustomer(shop, DEMO_CUSTOMER, await tokenOf(shop, DEMO_USER.email, DEMO_USER.password));

  it('is there at the first sign-in, with addresses', async () => {
    const response = await (await mia()).ask('GET', '/api/account');
    expect(response.statusCode).toBe(200);
    expect(response.json().customer).toMatchObject({
      email: 'mia.tran@example.com',
      firstName: 'Mia',
      addresses: [{ street1: '12 Saxon Street' }, { suburb: 'Collingwood' }, { suburb: 'Torquay' }],
    });
  });

  it('has her orders in pages, the newest first', async () => {
    const customer = await mia();
    const first = (await customer.ask('GET', '/api/account/orders')).json();
    const second = (await customer.ask('GET', '/api/account/orders?page=2')).json();
    expect([first.total, first.pageSize, first.orders.length, second.orders.length]).toEqual([14, 10, 10, 4]);
    const all = [...first.orders, ...second.orders];
    expect(all.map(({ placedAt }) => placedAt)).toEqual(all.map(({ placedAt }) => placedAt).sort((a, b) => b - a));
    expect(all[0]).toMatchObject({
      number: 'W-204817',
      status: 'PACKED',
      title: 'Nordholm 637L French door fridge with ice and water, stainless',
      others: 2,
      totalCents: 399_500,
    });
    expect((await customer.ask('GET', '/api/account/orders?page=3')).json()).toMatchObject({ orders: [], total: 14 });
  });

  it('reads one of them', async () => {
    const response = await (await mia()).ask('GET', '/api/account/orders/W-204817');
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(response.json()).toMatchObject({ number: 'W-204817', totals: { gstCents: 35_409 }, lines: [{}, {}, {}] });
  });
});

describe('a customer’s orders', () => {
  it('have those among them that were placed without signing in, at once', async () => {
    const ana = await openAccount(shop);
    await shop.store.orders.save([sampleOrderRecord(sampleOrder('W-800001', ana.email))]);
    const listed = (await ana.ask('GET', '/api/account/orders')).json();
    expect(listed.orders.map(({ number }: { number: string }) => number)).toEqual(['W-800001']);
    await shop.store.orders.save([sampleOrderRecord(sampleOrder('W-800002', ana.email))]);
    expect((await ana.ask('GET', '/api/account/orders/W-800002')).statusCode).toBe(200);
  });

  it('leave out what cannot be read, and are there without it', async () => {
    const ana = await openAccount(shop);
    const odd = { number: 'W-800011', placedAt: 1_790_000_001, status: 'placed', data: { total: 10 } };
    await shop.store.orders.save([
      sampleOrderRecord(sampleOrder('W-800010', ana.email), ana.sub),
      { ...odd, customerSub: ana.sub },
    ]);
    const listed = await ana.ask('GET', '/api/account/orders');
    expect([listed.statusCode, listed.json().orders.length, listed.json().total]).toEqual([200, 1, 2]);
    const one = await ana.ask('GET', '/api/account/orders/W-800011');
    expect([one.statusCode, one.json().errorCode]).toEqual([404, 'ORDER_NOT_FOUND']);
  });

  it.each(['W-999999', "' or true --", '%00', '..%2F..', 'W-204817%20', 'w-204817'])(
    'do not have %s',
    async (number) => {
      const ana = await signInAs(shop);
      const response = await ana.ask('GET', `/api/account/orders/${number}`);
      expect([400, 404]).toContain(response.statusCode);
    },
  );

  it.each(['0', '-1', 'x', '1.5', '10001'])('have no page %s', async (page) => {
    const ana = await signInAs(shop);
    expect((await ana.ask('GET', `/api/account/orders?page=${page}`)).statusCode).toBe(400);
  });
});

describe('an address that was not shown to be theirs', () => {
  const caller = (sub: string, email: string, emailVerified: boolean): Caller => ({
    ...{ sub, email, emailVerified },
    firstName: 'Eve',
    lastName: 'Day',
  });
  const unexpected = (details: unknown, message: string) => {
    throw new Error(`${message}: ${JSON.stringify(details)}`);
  };

  it('gives nobody a guest’s orders', async () => {
    await shop.store.orders.save([sampleOrderRecord(sampleOrder('W-810001', 'victim@example.com'))]);
    const load = loadOrder(shop.store, readOrder(unexpected));
    const ask = (isVerified: boolean) =>
      load({ number: 'W-810001' }, { caller: caller('eve', 'victim@example.com', isVerified) });
    expect((await ask(false)).status).toBe('REJECTED');
    const find = knownCustomer(shop.store, unexpected);
    await find(caller('eve', 'victim@example.com', false));
    await expect.poll(() => shop.store.customers.find('eve')).toBeDefined();
    expect((await shop.store.orders.find('W-810001'))?.customerSub).toBeNull();
    expect((await ask(true)).status).toBe('SUCCESS');
  });

  it('does not take the place of one that was; one that was does, with its orders', async () => {
    await shop.store.customers.make({ sub: 'mo', email: 'old@example.com', firstName: 'Mo', lastName: 'Lee' });
    await shop.store.orders.save([sampleOrderRecord(sampleOrder('W-810002', 'new@example.com'))]);
    const find = knownCustomer(shop.store, unexpected);
    expect(await find(caller('mo', 'new@example.com', false))).toMatchObject({ email: 'old@example.com' });
    expect((await shop.store.orders.find('W-810002'))?.customerSub).toBeNull();
    expect(await find(caller('mo', 'New@Example.com', true))).toMatchObject({ email: 'new@example.com' });
    expect(await shop.store.customers.find('mo')).toMatchObject({ email: 'new@example.com', firstName: 'Mo' });
    expect((await shop.store.orders.find('W-810002'))?.customerSub).toBe('mo');
  });
});
