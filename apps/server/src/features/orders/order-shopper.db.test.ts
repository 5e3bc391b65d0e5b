import { randomUUID } from 'node:crypto';
import type { EnteredAddress } from '@wattle/domain/checkout';
import type { PlaceOrderRequest } from '@wattle/domain/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { openAccount, type TestCustomer } from '../../testing/test-customer.ts';
import { kettle, orderShop, paidByGiftCard } from './testing/order-shop.ts';

let shop: TestShop;
let mia: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop({ content: orderShop(), env: { WRITE_LIMIT_PER_MINUTE: '100000' } });
  mia = await openAccount(shop, { firstName: 'Mia', lastName: 'Tran' });
});
afterAll(() => shop.close());

type CartParts = Partial<PlaceOrderRequest['cart']>;
const HOME: EnteredAddress = {
  company: '',
  contactName: 'Mia Tran',
  country: 'AU',
  postcode: '3121',
  state: 'VIC',
  street1: '12 Swan Street',
  street2: '',
  suburb: 'Richmond',
};
const DELIVERED = { shipping: { methodCode: 'delivery' }, payment: { methods: [paidByGiftCard('GIFT2', 109)] } };

const place = (cart: CartParts) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/order/place/guest',
    payload: kettle(0, { ...DELIVERED, ...cart }),
    headers: { 'idempotency-key': randomUUID() },
  });

/** Which fields are refused, and by which rule. */
async function refusals(cart: CartParts): Promise<unknown> {
  const response = await place(cart);
  if (response.statusCode !== 400) return response.json();
  const { reasons } = response.json<{ reasons: { field: string; params?: { code?: string } }[] }>();
  return reasons.map(({ field, params }) => [field, params?.code]);
}

const letters = (count: number) => 'x'.repeat(count);

describe('the address of an order', () => {
  it.each<[string, Partial<EnteredAddress>, string, string]>([
    ['another country [C-0-03 C-5-49 C-9-63]', { country: 'NZ' }, 'country', 'COUNTRY_INVALID'],
    ['no country [C-5-49]', { country: '' }, 'country', 'COUNTRY_INVALID'],
    ['no name [C-5-51]', { contactName: ' ' }, 'contactName', 'CONTACT_NAME_EMPTY'],
    ['one name alone [C-5-53]', { contactName: 'Mia' }, 'contactName', 'CONTACT_NAME_INCOMPLETE'],
    ['a long name [C-5-52]', { contactName: `Mia ${letters(97)}` }, 'contactName', 'CONTACT_NAME_TOO_LONG'],
    ['a blank street [C-5-54]', { street1: '  ' }, 'street1', 'STREET1_EMPTY'],
    ['a street over 40 [C-5-56]', { street1: letters(41) }, 'street1', 'STREET1_TOO_LONG'],
    ['a second line over 40 [C-5-56]', { street2: letters(41) }, 'street2', 'STREET2_TOO_LONG'],
    ['a company over 50 [C-5-59]', { company: letters(51) }, 'company', 'COMPANY_TOO_LONG'],
    ['a blank suburb [C-5-60]', { suburb: ' ' }, 'suburb', 'SUBURB_EMPTY'],
    ['a suburb over 20 [C-5-62]', { suburb: letters(21) }, 'suburb', 'SUBURB_TOO_LONG'],
    ['signs that no label prints [C-5-70]', { street1: '12 Swan <b>' }, 'street1', 'STREET1_INVALID'],
  ])('is refused by its field: %s', async (_, wrong, field, code) => {
    const address = { ...HOME, ...wrong };
    expect(await refusals({ shippingAddress: address })).toEqual([[`cart.shippingAddress.${field}`, code]]);
    expect(await refusals({ billingAddress: address })).toEqual([[`cart.billingAddress.${field}`, code]]);
  });

  it('may be as long as a label, without a second line or a company [C-5-56 C-5-57 C-5-58 C-5-62]', async () => {
    const shippingAddress = { ...HOME, street1: ` ${letters(40)} `, suburb: letters(20) };
    const { orderNumber } = (await place({ shippingAddress })).json();
    expect((await shop.store.orders.find(orderNumber))?.data).toMatchObject({
      shipping: { address: { street1: letters(40), suburb: letters(20), street2: '', company: '' } },
    });
  });

  it('is held to the same rules as one that is saved [C-5-56 C-5-62]', async () => {
    const wrong = { ...HOME, street1: letters(41), suburb: letters(21), country: 'NZ', contactName: 'Mia' };
    const saved = { ...wrong, id: 'new', isDefaultBilling: false, isDefaultShipping: false };
    const response = await mia.ask('PUT', '/api/account', { customer: { addresses: [saved] } });
    const { reasons } = response.json<{ reasons: { field: string; params: { code: string } }[] }>();
    const bySaving = reasons.map(({ field, params }) => [field.replace('addresses.0', 'at'), params.code]);
    const byOrder = (await refusals({ shippingAddress: wrong })) as [string, string][];
    expect(byOrder.map(([field, code]) => [field.replace('cart.shippingAddress', 'at'), code])).toEqual(bySaving);
    expect(bySaving).toHaveLength(4);
  });
});

describe('the shopper of an order', () => {
  it.each<[string, CartParts, string, string]>([
    ['a first name with other signs [C-5-21]', { firstName: 'Mi@' }, 'cart.firstName', 'FIRST_NAME_INVALID'],
    ['a last name with other signs [C-5-21]', { lastName: 'Tran!' }, 'cart.lastName', 'LAST_NAME_INVALID'],
    ['a first name over 20 [C-5-19]', { firstName: letters(21) }, 'cart.firstName', 'FIRST_NAME_TOO_LONG'],
    ['a phone of another country [C-5-45]', { phone: '+64 21 123 4567' }, 'cart.phone', 'PHONE_INVALID'],
    ['no phone at all [C-5-45]', { phone: 'call me' }, 'cart.phone', 'PHONE_INVALID'],
  ])('is refused by the field: %s', async (_, wrong, field, code) => {
    expect(await refusals(wrong)).toEqual([[field, code]]);
  });

  it('has a phone as carriers dial it, and clean names [C-5-21 C-5-45]', async () => {
    const cart = { firstName: ' Mary-Jane ', lastName: "O'Neil, Jr.", phone: '0412 345 678' };
    const { orderNumber } = (await place(cart)).json();
    expect((await shop.store.orders.find(orderNumber))?.data).toMatchObject({
      contact: { firstName: 'Mary-Jane', lastName: "O'Neil, Jr.", phone: '+61412345678' },
    });
  });

  it('is refused without a trace: the same key may come again with a better one', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const send = (cart: CartParts) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/order/place/guest',
        payload: kettle(0, { ...DELIVERED, ...cart }),
        headers,
      });
    expect((await send({ firstName: 'Mi@' })).statusCode).toBe(400);
    expect((await send({ firstName: 'Mia' })).json()).toMatchObject({ status: 'placed' });
  });
});
