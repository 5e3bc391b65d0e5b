import type { Address } from '@wattle/domain/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collect } from '../../store/testing/collect.ts';
import { sampleShop } from '../../store/testing/sample-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { sampleOrder, sampleOrderRecord } from '../../testing/sample-order.ts';
import { openAccount, signInAs, type TestCustomer } from '../../testing/test-customer.ts';

let shop: TestShop;
beforeAll(async () => {
  const settings = { 'marketing-lists': [{ id: 'store-events', name: 'Events' }] };
  const env = { WRITE_LIMIT_PER_MINUTE: '100000' };
  shop = await openTestShop({ content: { ...sampleShop(), settings }, env });
});
afterAll(() => shop.close());

const address = (id: string, more: Partial<Address> = {}): Address => ({
  id,
  company: '',
  contactName: 'Ana Ito',
  country: 'AU',
  postcode: '3056',
  state: 'VIC',
  street1: '12 Saxon Street',
  street2: '',
  suburb: 'Brunswick',
  isDefaultBilling: false,
  isDefaultShipping: false,
  ...more,
});

type Account = { customer: { addresses: Address[]; [field: string]: unknown }; customerSince: number };

const update = (customer: TestCustomer, change: object) => customer.ask('PUT', '/api/account', { customer: change });
async function updated(customer: TestCustomer, change: object): Promise<Account> {
  const response = await update(customer, change);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Account>();
}
const saveAddresses = async (customer: TestCustomer, addresses: readonly Address[]) =>
  (await updated(customer, { addresses })).customer.addresses;

describe('the first sight of a customer', () => {
  it('says that there is none yet, and makes one from the token [C-4-26 C-7-02 C-7-08 C-7-09]', async () => {
    const ana = await signInAs(shop, { firstName: ' Ana ', lastName: ' Ito\t' });
    const first = await ana.ask('GET', '/api/account');
    expect([first.statusCode, first.json().errorCode]).toEqual([404, 'CustomerNotFound']);
    await expect.poll(async () => (await ana.ask('GET', '/api/account')).statusCode).toBe(200);
    const response = await ana.ask('GET', '/api/account');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({
      customer: {
        email: ana.email,
        firstName: 'Ana',
        lastName: 'Ito',
        phone: '',
        addresses: [],
        agreeToMarketing: false,
      },
      customerSince: expect.any(Number),
    });
  });

  it('makes one, however many ask at once', async () => {
    const ana = await signInAs(shop);
    await Promise.all(Array.from({ length: 8 }, () => ana.ask('GET', '/api/account')));
    await expect.poll(async () => (await ana.ask('GET', '/api/account')).statusCode).toBe(200);
  });

  it.each([
    ['PUT', '/api/account', { customer: { firstName: 'Anna' } }],
    ['GET', '/api/account/subscriptions', undefined],
    ['PUT', '/api/account/subscriptions', { subscriptions: { news: true } }],
  ] as const)('by %s %s says the same, and changes nothing', async (method, url, body) => {
    const ana = await signInAs(shop);
    const first = await ana.ask(method, url, body);
    expect([first.statusCode, first.json().errorCode]).toEqual([404, 'CustomerNotFound']);
    await expect.poll(async () => (await ana.ask('GET', '/api/account')).statusCode).toBe(200);
    const { customer } = (await ana.ask('GET', '/api/account')).json();
    expect(customer).toMatchObject({ firstName: 'Ana', agreeToMarketing: false });
  });

  it('keeps names with script as the text that they are', async () => {
    const firstName = '<script>alert(1)</script>';
    const ana = await openAccount(shop, { firstName, lastName: `'; drop table customers --` });
    expect((await ana.ask('GET', '/api/account')).json().customer).toMatchObject({
      firstName,
      lastName: `'; drop table customers --`,
    });
  });

  it('gives what a guest ordered with the same address, and nothing of anybody else', async () => {
    const ana = await signInAs(shop);
    await shop.store.orders.save([
      sampleOrderRecord(sampleOrder('W-700001', ana.email.toUpperCase())),
      sampleOrderRecord(sampleOrder('W-700002', ana.email), 'somebody-else'),
      sampleOrderRecord(sampleOrder('W-700003', `x${ana.email}`)),
    ]);
    await ana.ask('GET', '/api/account');
    await expect.poll(async () => (await ana.ask('GET', '/api/account')).statusCode).toBe(200);
    const owners = await Promise.all(['W-700001', 'W-700002', 'W-700003'].map((one) => shop.store.orders.find(one)));
    expect(owners.map((order) => order?.customerSub)).toEqual([ana.sub, 'somebody-else', null]);
  });
});

describe('a change of the account', () => {
  it('keeps what is given, clean, and leaves the rest', async () => {
    const ana = await openAccount(shop);
    const { customer } = await updated(ana, { firstName: '  Anna   Maria ', phone: '0491 570 156' });
    expect(customer).toMatchObject({ firstName: 'Anna Maria', lastName: 'Ito', phone: '+61491570156' });
    expect((await updated(ana, { phone: '' })).customer).toMatchObject({ firstName: 'Anna Maria', phone: '' });
    expect((await updated(ana, {})).customer).toMatchObject({ firstName: 'Anna Maria' });
  });

  it.each([
    ['firstName', { firstName: '' }, { code: 'FIRST_NAME_EMPTY' }],
    ['firstName', { firstName: '<b>Ana</b>' }, { code: 'FIRST_NAME_INVALID' }],
    ['lastName', { lastName: 'I'.repeat(21) }, { code: 'LAST_NAME_TOO_LONG', max: 20 }],
    ['phone', { phone: '0491 570' }, { code: 'PHONE_INVALID' }],
    ['phone', { phone: '+1 212 555 0100' }, { code: 'PHONE_INVALID' }],
    ['addresses.0.street1', { addresses: [address('', { street1: '' })] }, { code: 'STREET1_EMPTY' }],
    [
      'addresses.0.street1',
      { addresses: [address('', { street1: 'S'.repeat(41) })] },
      { code: 'STREET1_TOO_LONG', max: 40 },
    ],
    [
      'addresses.1.postcode',
      { addresses: [address(''), address('', { postcode: '305' })] },
      { code: 'POSTCODE_INVALID' },
    ],
    ['addresses.0.country', { addresses: [address('', { country: 'NZ' })] }, { code: 'COUNTRY_INVALID' }],
    [
      'addresses.0.contactName',
      { addresses: [address('', { contactName: 'Ana' })] },
      { code: 'CONTACT_NAME_INCOMPLETE' },
    ],
  ])('is refused at %s: %j', async (field, change, params) => {
    const ana = await openAccount(shop);
    const response = await update(ana, { lastName: 'Changed', ...change });
    expect([response.statusCode, response.json().reasons]).toEqual([400, [{ code: 'MISSING_DATA', field, params }]]);
    // all or nothing
    expect((await ana.ask('GET', '/api/account')).json().customer).toMatchObject({ lastName: 'Ito', addresses: [] });
  });

  it.each([
    ['a list of too many', { addresses: Array.from({ length: 51 }, () => address('')) }],
    ['a state that is none', { addresses: [{ ...address(''), state: 'ZZ' }] }],
    ['a zero', { firstName: 'A\u0000' }],
    ['a number', { phone: 7 }],
    ['null', { addresses: null }],
  ])('is refused for its shape: %s', async (_title, change) => {
    const ana = await openAccount(shop);
    const response = await update(ana, change);
    expect([response.statusCode, response.json().errorCode]).toEqual([400, 'INPUT_INVALID']);
  });

  it('of an odd name from elsewhere does not stop another', async () => {
    const ana = await openAccount(shop, { firstName: 'A<b>', lastName: 'I'.repeat(60) });
    expect((await updated(ana, { phone: '0491570156' })).customer).toMatchObject({ phone: '+61491570156' });
  });

  it('in two tabs at once loses neither', async () => {
    const ana = await openAccount(shop);
    const changes = [
      { firstName: 'Anna' },
      { lastName: 'Ito-Brown' },
      { phone: '0491570156' },
      { agreeToMarketing: true },
    ];
    await Promise.all(changes.map((change) => updated(ana, change)));
    expect((await ana.ask('GET', '/api/account')).json().customer).toMatchObject({
      firstName: 'Anna',
      lastName: 'Ito-Brown',
      phone: '+61491570156',
      agreeToMarketing: true,
    });
  });
});

describe('addresses', () => {
  it('have one default of each kind, whatever is said [C-3-27 C-4-32 C-4-33]', async () => {
    const ana = await openAccount(shop);
    const none = await saveAddresses(ana, [address(''), address('', { street1: '2 High Street' })]);
    expect(none.map((one) => [one.isDefaultBilling, one.isDefaultShipping])).toEqual([
      [true, true],
      [false, false],
    ]);
    const [first, second] = none;
    if (!first || !second) throw new Error('two addresses were saved');
    const both = await saveAddresses(ana, [
      { ...first, isDefaultShipping: false },
      { ...second, isDefaultBilling: true, isDefaultShipping: true },
    ]);
    expect(both.map((one) => [one.isDefaultBilling, one.isDefaultShipping])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('keep the ids that are theirs; new ones, strange ones and doubles get another', async () => {
    const ana = await openAccount(shop);
    const [saved] = await saveAddresses(ana, [address('')]);
    expect(saved?.id).toMatch(/^[0-9a-f-]{36}$/);
    const again = await saveAddresses(ana, [
      address(saved?.id ?? ''),
      address(saved?.id ?? ''),
      address('address-home'),
    ]);
    expect(again[0]?.id).toBe(saved?.id);
    expect(new Set(again.map(({ id }) => id)).size).toBe(3);
    expect(again[2]?.id).not.toBe('address-home');
    expect(await saveAddresses(ana, [])).toEqual([]);
  });
});

describe('subscriptions', () => {
  const save = (customer: TestCustomer, subscriptions: object) =>
    customer.ask('PUT', '/api/account/subscriptions', { subscriptions });
  const signUps = async (email: string) =>
    (await collect(shop.store.marketingRequests.stream('subscription')))
      .map(({ data }) => data)
      .filter((data) => data.email === email);

  it('are nothing but texts about deliveries until they are chosen, and what is left out stays', async () => {
    const ana = await openAccount(shop);
    const untouched = { news: false, priceDrops: false, backInStock: false, events: false, deliveryTexts: true };
    expect((await ana.ask('GET', '/api/account/subscriptions')).json()).toEqual({ subscriptions: untouched });
    await save(ana, { priceDrops: true });
    expect((await save(ana, { deliveryTexts: false })).json()).toEqual({
      subscriptions: { ...untouched, priceDrops: true, deliveryTexts: false },
    });
  });

  it('of news are what the account says of marketing, both ways', async () => {
    const ana = await openAccount(shop);
    await save(ana, { news: true });
    expect((await ana.ask('GET', '/api/account')).json().customer).toMatchObject({ agreeToMarketing: true });
    await updated(ana, { agreeToMarketing: false });
    expect((await ana.ask('GET', '/api/account/subscriptions')).json().subscriptions).toMatchObject({ news: false });
  });

  it('that are turned on go to the marketing service once, those without a list never', async () => {
    const ana = await openAccount(shop);
    await save(ana, { news: true, events: true, priceDrops: true });
    await save(ana, { news: true, backInStock: true });
    await updated(ana, { agreeToMarketing: true });
    const { email } = ana;
    const subscriber = { firstName: 'Ana', lastName: 'Ito', email, phone: '' };
    const signedUp = await signUps(email);
    expect(signedUp).toHaveLength(2);
    expect(signedUp).toEqual(
      expect.arrayContaining([
        { ...subscriber, listId: '' },
        { ...subscriber, listId: 'store-events' },
      ]),
    );
  });

  it.each([{ news: 'yes' }, { news: null }])('are refused as %j', async (subscriptions) => {
    const ana = await openAccount(shop);
    expect((await save(ana, subscriptions)).statusCode).toBe(400);
  });
});

describe('a customer who leaves', () => {
  it('is forgotten with cart and addresses, and nobody else is; orders stay, as a guest’s', async () => {
    const [ana, ben] = [await openAccount(shop), await openAccount(shop)];
    const state = { syncableStateVersion: 0, cartItems: [], wishlistItems: [{ productId: 'p', qty: 1, createdAt: 1 }] };
    for (const one of [ana, ben]) {
      await saveAddresses(one, [address('')]);
      await one.ask('PUT', '/api/account/state', state);
      await shop.store.orders.save([sampleOrderRecord(sampleOrder(`W-${one.sub}`, one.email), one.sub)]);
    }
    expect((await ana.ask('POST', '/api/account/delete', {})).json()).toEqual({ deleted: true });
    expect(await shop.store.customers.find(ana.sub)).toBeUndefined();
    expect(await shop.store.customerStates.find(ana.sub)).toBeUndefined();
    expect(await shop.store.orders.find(`W-${ana.sub}`)).toMatchObject({ customerSub: null });
    expect(await shop.store.customers.find(ben.sub)).toMatchObject({ addresses: [{ suburb: 'Brunswick' }] });
    expect(await shop.store.customerStates.find(ben.sub)).toMatchObject({ syncableStateVersion: 1 });
    expect(await shop.store.orders.find(`W-${ben.sub}`)).toMatchObject({ customerSub: ben.sub });
  });
});
