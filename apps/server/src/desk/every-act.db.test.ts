import { randomUUID } from 'node:crypto';
import type { Order } from '@wattle/domain/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderOf, orderShop } from '../features/orders/testing/order-shop.ts';
import { openPayingShop, type PayingShop } from '../payment/testing/open-paying-shop.ts';
import { cardData } from '../payment/testing/sample-payment.ts';
import type { Database } from '../store/database.ts';
import { raiseProblem } from '../store/order-problems.ts';
import { openServer } from '../store/testing/each-database.ts';
import { sampleArticle } from '../store/testing/sample-shop.ts';
import { asked } from '../testing/sample-cart-shop.ts';
import { sampleShippingShop } from '../testing/sample-shipping-shop.ts';
import { TINY_PICTURE } from '../testing/tiny-picture.ts';
import { DESK_ACTS } from './desk-tables.ts';
import { type AtDesk, type DeskAnswer, dataOnly, signInAs, upload } from './testing/open-desk.ts';

let db: Database;
let shop: PayingShop;
let boss: AtDesk;
beforeAll(async () => {
  db = await openServer();
  const content = {
    ...orderShop(),
    settings: sampleShippingShop().settings,
    articles: [...orderShop().articles, { ...sampleArticle('tea', null, 9), path: 'articles/tea', body: [PICTURE] }],
  };
  const env = { WRITE_LIMIT_PER_MINUTE: '1000' };
  shop = await openPayingShop({ content, env, renderDesk: dataOnly, open: async () => db });
  boss = await signInAs(shop, ['admin'], 'boss@shop.example');
});
afterAll(() => shop.close());

const PICTURE = { id: 'image' as const, value: { src: '/a.svg', alt: 'A pot' }, children: [] };

type Form = Readonly<Record<string, string | readonly string[]>>;
type Sent = {
  readonly url: string;
  readonly form: Form;
  readonly file?: { readonly name: string; readonly bytes: Buffer };
};

async function placeOf(request: object): Promise<string> {
  const response = await fetch(`${shop.origin}/api/order/place/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(request),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { orderNumber: string }).orderNumber;
}
const card = (amount: number) => ({ methodCode: 'adyen' as const, amount, data: cardData() });
const place = () => placeOf(orderOf([{ productId: 'left' }], 0, { payment: { methods: [card(30)] } }));
const seen = async (number: string, query = '') => (await boss.get(`/desk/orders/${number}${query}`)).view('order');

const orderNow = async (number: string) => (await shop.store.orders.find(number))?.data as Order;

/** A form about an order that was placed just now. */
const about = async (act: string, form: Form = {}, order = place()): Promise<Sent> => {
  const number = await order;
  const { version, key } = await seen(number);
  return { url: `/desk/orders/${number}/${act}`, form: { version: `${version}`, key, ...form } };
};

const AT_HOME = {
  contactName: 'Mia Tran',
  company: '',
  street2: '',
  suburb: 'Preston',
  state: 'VIC',
  postcode: '3072',
};

/** As it would be at home, for what only happens there. */
async function delivered(): Promise<string> {
  const number = await place();
  const order = await orderNow(number);
  const address = { ...AT_HOME, street1: '1 High St' };
  const agreed = { methodCode: 'delivery', label: 'Delivery', day: '2030-01-07', rangeEnd: null, note: '' };
  const data = { ...order, shipping: { ...agreed, type: 'DELIVERY', address } };
  await shop.store.orders.save([{ number, placedAt: Math.floor(order.placedAt / 1000), status: order.status, data }]);
  return number;
}

async function scheduled(daysAhead: number): Promise<{ number: string; other: string }> {
  // days ahead: always offered, whatever the time of day
  const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const [shippingDate, other] = [ahead(daysAhead), ahead(daysAhead + 1)];
  const { cart } = orderOf([{ productId: 'left' }], 0, {
    shipping: { methodCode: 'deliveryScheduled' },
    payment: { methods: [card(44)] },
  });
  const number = await placeOf({ cart, extra: { shippingDate, shippingWindow: '07:00-09:00' } });
  return { number, other: `${other} 07:00-09:00` };
}

async function boughtCard(): Promise<string> {
  const giftcard = {
    amount: 75,
    message: '',
    recipientEmail: 'jo@example.com',
    recipientName: 'Jo',
    senderName: 'Mia',
  };
  return placeOf(
    orderOf([], 0, {
      items: [asked({ productId: 'card', extra: { giftcard } })],
      shipping: { methodCode: 'email' },
      payment: { methods: [card(75)] },
    }),
  );
}

async function returned(): Promise<{ number: string; returnId: string }> {
  const number = await place();
  for (const to of ['COLLECTED']) {
    const { url, form } = await about('move', { to }, Promise.resolve(number));
    expect((await boss.post(url, form)).status).toBe(303);
  }
  const { email } = (await orderNow(number)).contact;
  const response = await fetch(`${shop.origin}/api/order/return`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ number, email, lines: [{ lineId: '1', qty: 1 }], reason: 'FAULTY', note: '' }),
  });
  expect(response.status).toBe(200);
  const [first] = (await orderNow(number)).returns ?? [];
  return { number, returnId: first?.id ?? '' };
}

async function enquiry(): Promise<string> {
  const id = randomUUID();
  await shop.store.marketingRequests.keep(id, undefined, {
    ...{ kind: 'enquiry', data: { email: 'mia@example.com', enquiry: 'Does it fit?' } },
  });
  return `/desk/people/enquiries/${id}`;
}

const good = async () => (await boss.get('/desk/goods/kettle')).view('good');
const TEA = '/desk/content/article/tea';
const tea = async () => (await boss.get(`${TEA}?at=page`)).view('contentEditor');
const keyed = (more: Form = {}): Form => ({ key: randomUUID(), ...more });

const words = () => ({ at: 'body.0', 'f.src': '/a.svg', 'f.alt': `A pot ${randomUUID()}` });

/** A draft that nobody else has open. */
async function draft(): Promise<string> {
  const saved = await boss.post(`${TEA}/save`, { version: `${(await tea()).version}`, ...words() });
  expect(saved.status).toBe(303);
  return String((await tea()).version);
}

/** Something to do by each act. One without is a failure: every act is written down together with what it does. */
const SENT: Readonly<Record<string, () => Promise<Sent>>> = {
  'retry-mails': async () => {
    const id = randomUUID();
    const mail = { to: 'a@example.com', kind: 'ORDER_STATUS', subject: 'x', text: 'x', html: 'x' } as const;
    await shop.store.mails.save(id, mail, 'waiting');
    await shop.store.mails.giveUp(id, 'refused');
    return { url: '/desk/today/retry-mails', form: keyed() };
  },
  'retry-forms': async () => ({ url: '/desk/today/retry-forms', form: keyed() }),
  'order.move': () => about('move', { to: 'PACKED' }),
  'orders.pack': async () => {
    const number = await place();
    const { version } = await seen(number);
    return { url: '/desk/orders/pack', form: keyed({ 'chosen[]': [`${number} ${version}`] }) };
  },
  'orders.day': async () => {
    const { number, other } = await scheduled(10);
    const { version } = await seen(number);
    return { url: '/desk/orders/day', form: keyed({ 'chosen[]': [`${number} ${version}`], slot: other }) };
  },
  'order.cancel': () => about('cancel', { reason: '' }),
  'order.refund': () => about('refund', { 'take.1': 'on', 'qty.1': '1', expected: '3000' }),
  'order.return': async () => {
    const { number, returnId } = await returned();
    return about('return', { returnId, verdict: 'decline', answer: 'It was used.' }, Promise.resolve(number));
  },
  'order.day': async () => {
    const { number, other } = await scheduled(12);
    return about('day', { slot: other }, Promise.resolve(number));
  },
  'order.address': () => about('address', { street1: '2 Low St' }, delivered()),
  'order.note': () => about('note', { note: 'Rings after six' }),
  'order.mail': async () => {
    const number = await place();
    const { mails } = await seen(number);
    return about('mail', { mail: mails.find(({ canResend }) => canResend)?.id ?? '' }, Promise.resolve(number));
  },
  'order.card': () => about('card', { line: '1' }, boughtCard()),
  'order.problems': async () => {
    const number = await place();
    const problem = { orderNumber: number, kind: 'DISPUTED', amountCents: 1, source: randomUUID() } as const;
    await raiseProblem(db, problem);
    return about('problems', { what: 'solved' }, Promise.resolve(number));
  },
  'goods-save': async () => {
    const { version, fields } = await good();
    const { badgeIds, ...texts } = fields;
    return { url: '/desk/goods/kettle', form: { ...texts, version, 'badgeIds[]': badgeIds, price: '69.00' } };
  },
  'goods-count': async () => ({
    url: '/desk/goods/kettle/stock',
    form: { 'place[]': ['kettle-v1 '], 'seen[]': [`${(await good()).stock[0]?.qty}`], 'counted[]': ['7'] },
  }),
  'goods-picture': async () => ({
    url: '/desk/goods/kettle/pictures',
    form: { version: (await good()).version, alt: 'Side' },
    file: { name: 'picture', bytes: TINY_PICTURE },
  }),
  'goods-many': async () => ({
    url: '/desk/many',
    form: { kind: 'products', rows: 'id,price\nsingle,19\n', doIt: 'yes' },
  }),
  'offer-switch': async () => ({ url: '/desk/offers/percent/switch', form: { to: 'off' } }),
  'offer-add': async () => ({
    url: '/desk/offers/new',
    form: keyed({ as: 'off', effect: 'percentOff', amount: '10', set: '', name: 'Ten off' }),
  }),
  'offer-edit': async () => {
    const { version, fields } = (await boss.get('/desk/offers/promotion/percent')).view('offer');
    return {
      url: '/desk/offers/promotion/percent',
      form: keyed({ ...fields, version, name: `Per cent ${randomUUID()}` }),
    };
  },
  'card-lock': async () => ({ url: '/desk/offers/cards/GIFT1/lock', form: { to: 'locked' } }),
  'card-issue': async () => ({
    url: '/desk/offers/cards',
    form: { amount: '50', recipientName: 'Jo', recipientEmail: 'jo@example.com', message: '' },
  }),
  'edit-content': async () => ({
    url: `${TEA}/save`,
    form: { version: `${(await tea()).version}`, ...words() },
  }),
  'change-content': async () => ({
    url: `${TEA}/change`,
    form: { version: await draft(), at: 'body.0', change: 'copy', type: '' },
  }),
  'content-picture': async () => ({
    url: `${TEA}/picture`,
    form: { version: await draft(), at: 'body.0', field: 'src' },
    file: { name: 'picture.src', bytes: TINY_PICTURE },
  }),
  'publish-content': async () => ({ url: `${TEA}/publish`, form: { version: await draft() } }),
  'plan-content': async () => ({ url: `${TEA}/plan`, form: { version: await draft(), time: '2031-01-01T09:00' } }),
  'discard-content': async () => ({ url: `${TEA}/discard`, form: { version: await draft() } }),
  'undo-content': async () => {
    await boss.post(`${TEA}/publish`, { version: await draft() });
    return { url: `${TEA}/undo`, form: { id: `${(await tea()).history[1]?.id}` } };
  },
  'add-redirect': async () => ({ url: '/desk/content/redirects/add', form: { from: '/old', to: '/articles/tea' } }),
  'remove-redirect': async () => ({ url: '/desk/content/redirects/remove', form: { from: 'old' } }),
  'begin-page': async () => ({ url: '/desk/content/pages/add', form: { name: 'Coffee', id: 'coffee' } }),
  'synonym-add': async () => ({ url: '/desk/search/synonyms', form: { from: 'samovar', words: 'kettle' } }),
  'synonym-remove': async () => ({ url: '/desk/search/synonyms/remove', form: { id: 'desk:from:samovar' } }),
  'search-pin': async () => ({ url: '/desk/search/pins', form: { words: 'kettle', act: 'PIN', product: 'kettle' } }),
  'search-ignore': async () => ({ url: '/desk/search/ignored', form: { words: 'samovar' } }),
  'answer-enquiry': async () => ({ url: `${await enquiry()}/answer`, form: keyed({ text: 'It does.' }) }),
  'close-enquiry': async () => ({ url: `${await enquiry()}/close`, form: keyed() }),
  'reopen-enquiry': async () => {
    const url = await enquiry();
    await boss.post(`${url}/close`, keyed());
    return { url: `${url}/reopen`, form: keyed() };
  },
  'forget-person': async () => {
    const email = `${randomUUID()}@example.com`;
    await shop.store.customers.make({ sub: randomUUID(), email, firstName: 'Priya', lastName: 'Shah' });
    const [found] = (await boss.get(`/desk/people/find?q=${email}`)).view('people').people;
    return { url: `${found?.href}/forget`, form: keyed({ sure: 'yes' }) };
  },
  'end-session': async () => {
    await signInAs(shop, ['admin'], 'boss@shop.example');
    const { sessions } = (await boss.get('/desk/sessions')).view('sessions');
    return { url: '/desk/sessions/end', form: keyed({ session: sessions.find(({ isThis }) => !isThis)?.id ?? '' }) };
  },
  'end-other-sessions': async () => {
    await signInAs(shop, ['admin'], 'boss@shop.example');
    return { url: '/desk/sessions/end-others', form: keyed() };
  },
};

/** Pictures are kept before what they are for is locked; the others are written by requests and the provider. */
const APART = ['media_files', 'rate_limits', 'desk_sessions', 'payment_service_records', 'payment_events'];

/** What every table holds. */
async function everything(): Promise<Readonly<Record<string, string>>> {
  const tables = await db.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1::text[])`,
    [APART],
  );
  const held: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await db.query<{ sum: string }>(
      `select coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as sum from "${name}" t`,
    );
    held[name] = row?.sum ?? '';
  }
  return held;
}

/** Until the provider has said everything about the orders of before. */
const quiet = () =>
  expect
    .poll(async () => {
      const [row] = await db.query<{ n: number }>(
        `select ((select count(*) from payment_service_records where due_at is not null)
           + (select count(*) from payment_events where handled_at is null)
           + (select count(*) from payment_changes where state not in ('DONE', 'FAILED')))::int as n`,
      );
      return row?.n;
    })
    .toBe(0);

/** Nothing can be written down while this runs. */
async function withoutLog<T>(work: () => Promise<T>): Promise<T> {
  await db.run(`create function refuse_log() returns trigger language plpgsql as $$ begin raise 'no log'; end $$;
    create trigger refuse_log before insert on desk_audit for each row execute function refuse_log();`);
  try {
    return await work();
  } finally {
    await db.run('drop trigger refuse_log on desk_audit; drop function refuse_log()');
  }
}

async function send({ url, form, file }: Sent): Promise<DeskAnswer['status']> {
  if (!file) return (await boss.post(url, form)).status;
  return (await upload(shop, boss, url, form as Record<string, string>, file)).status;
}

const countOf = async (act: string) =>
  (await shop.store.deskAudit.search({ query: act, before: null, limit: 100 })).filter((row) => row.act === act).length;

describe('everything that is done at the desk', () => {
  it.each(DESK_ACTS.map(({ name }) => name))(
    '%s is written down together with what it does, or not done',
    async (act) => {
      const sent = await SENT[act]?.();
      if (!sent) throw new Error(`There is nothing to do by ${act}.`);
      await quiet();
      const before = await everything();
      expect(await withoutLog(() => send(sent))).toBe(500);
      expect(await everything()).toEqual(before);
      const count = await countOf(act);
      expect(await send(sent)).toBe(303);
      expect(await countOf(act)).toBe(count + 1);
      expect(await everything()).not.toEqual(before);
    },
  );

  it('a form that is sent twice at once is done once', async () => {
    const { url, form } = await about('note', { note: 'Only once' });
    const statuses = await Promise.all([1, 2, 3].map(async () => (await boss.post(url, form)).status));
    expect(statuses).toEqual([303, 303, 303]);
    const { notes } = await seen(url.split('/')[3] ?? '');
    expect(notes.map(({ note }) => note)).toEqual(['Only once']);
  });
});
