import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleProduct, sampleShop, sampleVariant } from '../../store/testing/sample-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

const soldOut = (id: string, more = {}) =>
  sampleProduct(id, { variants: [sampleVariant(`${id}-v1`, { qty: 0, hasStockOnHand: false })], ...more });

const withdrawn = Array.from({ length: 60 }, (_, at) => soldOut(`away${at}`, { state: 'discontinued' }));

let shop: TestShop;
beforeAll(async () => {
  const content = sampleShop();
  const waited = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((id) => soldOut(id));
  const sizes = Array.from({ length: 101 }, (_, at) => sampleVariant(`many-v${at}`, { qty: 0, hasStockOnHand: false }));
  shop = await openTestShop({
    content: {
      ...content,
      products: [
        ...[...content.products, ...waited, soldOut('gone', { state: 'discontinued' })],
        soldOut('many', { variants: sizes }),
        ...[...withdrawn, soldOut('zebra')],
      ],
    },
    env: { WRITE_LIMIT_PER_MINUTE: '1000' },
  });
});
afterAll(() => shop.close());

const post = (url: string, payload: object) => shop.app.inject({ method: 'POST', url, payload });
const ask = (productId: string, email: string) =>
  post('/api/product/stock-alert', { productId, variantId: `${productId}-v1`, email });
const keyOf = async (productId: string, email: string) => (await ask(productId, email)).json<{ key: string }>().key;
const end = (key: string, isAll: boolean) => post('/api/product/stock-alert/end', { key, isAll });
const here = (variantId: string) => ({ variantId, qty: 3, hasStockOnHand: true });
const comeBack = (id: string) => shop.store.stock.save([here(`${id}-v1`)]);
const sellOut = (id: string) => shop.store.stock.save([{ variantId: `${id}-v1`, qty: 0, hasStockOnHand: false }]);
const mailsTo = (email: string) => shop.store.mails.list(email, 9);

describe('a mail when it is back', () => {
  it('is sent once, however often it was asked for, with the way to the product and out of such mails', async () => {
    for (const email of ['mia@example.com', ' MIA@example.com '])
      expect((await ask('one', email)).statusCode).toBe(200);
    await ask('two', 'mia@example.com');
    await comeBack('one');
    await expect.poll(() => mailsTo('mia@example.com')).toHaveLength(1);
    const [mail] = await mailsTo('mia@example.com');
    expect(mail?.kind).toBe('STOCK_BACK');
    expect(mail?.text).toContain('/products/one');
    expect(mail?.text).toMatch(/\/stock-alerts\/stop#key=[\da-f-]{36}/);
    // what comes and goes again is not news for who was told
    await sellOut('one');
    await comeBack('one');
    await comeBack('two');
    await expect.poll(() => mailsTo('mia@example.com')).toHaveLength(2);
    const texts = (await mailsTo('mia@example.com')).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('/products/one'))).toHaveLength(1);
  });

  it('is not sent to who took it back, and the link in a mail ends all of an address', async () => {
    await end(await keyOf('three', 'ana@example.com'), false);
    await ask('four', 'lee@example.com');
    await ask('three', 'lee@example.com');
    await comeBack('four');
    await expect.poll(() => mailsTo('lee@example.com')).toHaveLength(1);
    const [mail] = await mailsTo('lee@example.com');
    await end(/#key=([\da-f-]{36})/.exec(mail?.text ?? '')?.[1] ?? '', true);
    await ask('three', 'kim@example.com');
    await comeBack('three');
    await expect.poll(() => mailsTo('kim@example.com')).toHaveLength(1);
    expect(await mailsTo('ana@example.com')).toEqual([]);
    expect(await mailsTo('lee@example.com')).toHaveLength(1);
  });

  it('cannot be ended by who only knows the address, not even with a key of an own request in its name', async () => {
    await sellOut('four');
    await ask('four', 'una@example.com');
    const keys = [await keyOf('four', 'una@example.com'), await keyOf('six', 'una@example.com')];
    // mailed by now: a key that was given to who asked is not the one in the mail
    await comeBack('six');
    await expect.poll(() => mailsTo('una@example.com')).toHaveLength(1);
    for (const key of [...keys, await keyOf('seven', 'una@example.com')]) await end(key, true);
    await comeBack('four');
    await expect.poll(() => mailsTo('una@example.com')).toHaveLength(2);
  });

  it('comes for a hundred things at most to one address', async () => {
    const variants = Array.from({ length: 101 }, (_, at) => `many-v${at}`);
    for (const variant of variants) await shop.store.stockAlerts.ask('rob@example.com', variant);
    expect((await shop.store.people.load('rob@example.com')).stockAlerts).toHaveLength(100);
  });

  it('is written by one process only', async () => {
    const emails = Array.from({ length: 20 }, (_, who) => `p${who}@example.com`);
    for (const email of emails) await shop.store.stockAlerts.ask(email, 'five-v1');
    const told: string[] = [];
    const take = () =>
      shop.store.stockAlerts.tell('five-v1', 7, async (_, alerts) => {
        told.push(...alerts.map(({ email }) => email));
      });
    await comeBack('five');
    // in parallel with the shop's own worker
    await Promise.all([take(), take(), take()]);
    const mailed = async () => (await Promise.all(emails.map(mailsTo))).flat().map(({ to }) => to);
    await expect.poll(async () => [...told, ...(await mailed())].sort()).toEqual(emails.toSorted());
  });

  it('comes although many wait for what is in stock again and cannot be ordered', async () => {
    for (let who = 0; who < 60; who += 1) await shop.store.stockAlerts.ask(`w${who}@example.com`, 'gone-v1');
    // and for so many things
    for (const { id } of withdrawn) await shop.store.stockAlerts.ask('ira@example.com', `${id}-v1`);
    await shop.store.stock.save([...withdrawn.map(({ id }) => id), 'gone'].map((id) => here(`${id}-v1`)));
    await ask('zebra', 'zoe@example.com');
    await comeBack('zebra');
    await expect.poll(() => mailsTo('zoe@example.com')).toHaveLength(1);
    expect(await mailsTo('w0@example.com')).toEqual([]);
    expect(await mailsTo('ira@example.com')).toEqual([]);
  });

  it.each([
    ['what is here', 'k1', 'mia@example.com', 400],
    ['what is no longer sold', 'gone', 'mia@example.com', 400],
    ['what there is not', 'nothing', 'mia@example.com', 404],
    ['an address that is none', 'two', 'mia', 400],
  ])('is refused for %s', async (_, productId, email, status) => {
    expect((await ask(productId, email)).statusCode).toBe(status);
  });
});
