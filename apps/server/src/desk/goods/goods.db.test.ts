import type { CallValue } from '@wattle/contract';
import type { DeskProgress } from '@wattle/contract/desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageRenderer } from '../../http/pages.ts';
import { sampleShop } from '../../store/testing/sample-shop.ts';
import type { TestShop } from '../../testing/open-test-shop.ts';
import { TINY_PICTURE } from '../../testing/tiny-picture.ts';
import { type AtDesk, askDesk, FORM_HEADERS, formBody, openDesk, signInAs, upload } from '../testing/open-desk.ts';

const content = () => ({
  ...sampleShop(),
  products: sampleShop().products.map((one) => ({
    ...{ ...one, path: `products/${one.id}`, badgeSecondaryIds: [], badgeSecondaryTitles: [] },
  })),
});

/** A page of the shop that says only what it was answered about its product. */
const renderAnswers: PageRenderer = async ({ url }, client) => {
  const said = await client.loadProduct({ path: url.pathname.slice(1) });
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: JSON.stringify(said) };
};

let shop: TestShop;
let desk: AtDesk;
beforeAll(async () => {
  shop = await openDesk({ content: content(), renderPage: renderAnswers });
  desk = await signInAs(shop, ['catalogue']);
});
afterAll(() => shop.close());

const goodOf = async (id: string) => (await desk.get(`/desk/goods/${id}`)).view('good');

/** What a browser sends when somebody presses Save, with some fields typed over. */
async function save(id: string, typed: Readonly<Record<string, string | readonly string[]>>) {
  const { version, fields, images } = await goodOf(id);
  const { badgeIds, ...texts } = fields;
  return desk.post(`/desk/goods/${id}`, {
    ...{ version, ...texts, 'badgeIds[]': badgeIds },
    'image[]': images.map(({ url }) => url ?? ''),
    'alt[]': images.map(({ alt }) => alt),
    ...typed,
  });
}

const shopPrice = async (id: string): Promise<number> =>
  (await shop.app.inject(`/api/product?path=products/${id}`)).json<CallValue<'loadProduct'>>().product.price;
const auditOf = async (act: string) =>
  (await shop.store.deskAudit.search({ query: act, before: null, limit: 50 })).filter((row) => row.act === act);

describe('goods at the desk', () => {
  it('lists what is found', async () => {
    const { rows, total } = (await desk.get('/desk/goods?q=kettle')).view('goods');
    expect([rows.map(({ id }) => id), total]).toEqual([['k1', 'k2'], 2]);
    expect((await desk.get('/desk/goods?q=nobody&page=x')).view('goods').rows).toEqual([]);
  });

  it('changes a price that the shop then asks, and writes down what it was', async () => {
    expect(await shopPrice('k1')).toBe(129.95);
    const saved = await save('k1', { price: '$99.00', was: '129.95' });
    expect([saved.status, saved.location]).toEqual([303, '/desk/goods/k1?said=GOODS_SAVED']);
    await expect.poll(() => shopPrice('k1')).toBe(99);
    expect(await auditOf('goods-save')).toMatchObject([
      {
        actor: 'ada@shop.example',
        subjectId: 'k1',
        before: { 'prices.0.price': 129.95 },
        after: { 'prices.0.price': 99 },
      },
    ]);
  });

  it('asks once more before a price falls to less than half, and tells others that it did', async () => {
    const told = async (who: AtDesk) => (await who.get('/desk/today')).view('today').staff;
    const other = await signInAs(shop, ['catalogue'], 'other@shop.example');
    const typed = { price: '20.00', was: '20' };
    const slip = await save('k2', typed);
    expect(slip.status).toBe(422);
    const { sure, problems, fields } = slip.view('good');
    expect([sure, problems[0]?.code, fields.price]).toEqual(['20', 'PRICE_FALLS', '20.00']);
    // of another price it was not said
    expect((await save('k2', { ...typed, price: '2.00', sure })).status).toBe(422);
    expect(await told(other)).toEqual([]);
    const { id, price: cost } = await goodOf('k2');
    expect((await save('k2', { ...typed, sure })).status).toBe(303);
    const alarm = { kind: 'PRICE', by: 'ada@shop.example', productId: id, fromCents: Math.round(cost * 100) };
    expect(await told(other)).toMatchObject([{ ...alarm, toCents: 2000, count: 1 }]);
    expect(await told(await signInAs(shop, ['orders', 'content', 'offers'], 'rest@shop.example'))).toEqual([]);
    // put back, it is over
    await save('k2', { price: String(cost), was: String(cost) });
    expect(await told(other)).toEqual([]);
    // planned, or in small steps, it is the same
    for (const price of ['0.6', '0.36'].map((share) => (Number(share) * cost).toFixed(2)))
      expect((await save('k2', { price, was: price })).status).toBe(303);
    expect(await told(other)).toMatchObject([{ ...alarm, count: 1 }]);
    await save('k2', { price: String(cost), was: String(cost) });
    const planned = { plannedPrice: '1', plannedFrom: '2999-01-01T00:00' };
    expect((await save('k2', planned)).view('good').sure).toBe('1');
    expect((await save('k2', { ...planned, sure: '1' })).status).toBe(303);
    expect(await told(other)).toMatchObject([{ ...alarm, toCents: 100 }]);
    await save('k2', { plannedPrice: '', plannedFrom: '' });
    expect(await told(other)).toEqual([]);
  });

  it('tells others of many prices that fall at once', async () => {
    const other = (await shop.store.products.listByIds(['k1', 'k2'])).map(({ record: { id, prices } }) => ({
      id,
      prices,
    }));
    const rows = `id,price\n${other.map(({ id }) => `${id},1`).join('\n')}`;
    expect((await desk.post('/desk/many', { kind: 'products', rows, doIt: 'yes' })).status).toBe(303);
    const { staff } = (await desk.get('/desk/today')).view('today');
    expect(staff).toMatchObject([{ kind: 'PRICE', by: 'ada@shop.example', toCents: 100, count: 2 }]);
    for (const { id, prices } of other) {
      const price = String(prices[0]?.price);
      await save(id, { price, was: price });
    }
    expect((await desk.get('/desk/today')).view('today').staff).toEqual([]);
  });

  it('writes nothing down where nothing differs', async () => {
    const before = (await auditOf('goods-save')).length;
    expect((await save('k1', {})).location).toBe('/desk/goods/k1?said=GOODS_SAME');
    expect(await auditOf('goods-save')).toHaveLength(before);
  });

  it('plans a price for a time to come, and drops it again', async () => {
    await save('k1', { plannedPrice: '89', plannedFrom: '2031-01-01T00:00', plannedTo: '2031-02-01T00:00' });
    const planned = await goodOf('k1');
    expect(planned.fields).toMatchObject({ plannedPrice: '89.00', plannedFrom: '2031-01-01T00:00' });
    expect(await shopPrice('k1')).toBe(99);
    await save('k1', { plannedPrice: '', plannedFrom: '', plannedTo: '' });
    expect((await goodOf('k1')).fields.plannedPrice).toBe('');
  });

  it('shows what was typed again, with everything that is wrong with it', async () => {
    const answer = await save('k1', { price: 'much', name: ' ', sale: 'PREORDER', 'alt[]': ['In front'] });
    expect(answer.status).toBe(422);
    const { problems, fields, isConflict, images } = answer.view('good');
    expect(images.map(({ alt }) => alt)).toEqual(['In front']);
    expect(problems.map(({ code }) => code)).toEqual(['PRICE_INVALID', 'RELEASE_MISSING', 'TEXT_MISSING']);
    expect([fields.price, isConflict]).toEqual(['much', false]);
    expect(await shopPrice('k1')).toBe(99);
  });

  it('of two people the second is told, and nothing is overwritten', async () => {
    const other = await signInAs(shop, ['catalogue'], 'bo@shop.example');
    const { version, fields } = await goodOf('k2');
    const { badgeIds, ...texts } = fields;
    const form = { ...texts, 'badgeIds[]': badgeIds, version };
    const [first, second] = [
      await desk.post('/desk/goods/k2', { ...form, name: 'Kettle of Ada' }),
      await other.post('/desk/goods/k2', { ...form, name: 'Kettle of Bo' }),
    ];
    expect([first.status, second.status]).toEqual([303, 409]);
    expect(second.view('good')).toMatchObject({ isConflict: true, fields: { name: 'Kettle of Bo' } });
    expect((await goodOf('k2')).fields.name).toBe('Kettle of Ada');
  });

  it('a field that the second did not touch does not undo what the first changed, when it is saved again', async () => {
    const other = await signInAs(shop, ['catalogue'], 'cy@shop.example');
    const opened = await goodOf('k2');
    const formOf = ({ version, opened: was, fields: { badgeIds, ...texts } }: typeof opened, more: object) => ({
      ...{ ...texts, 'badgeIds[]': badgeIds, version, opened: was },
      ...more,
    });
    await desk.post('/desk/goods/k2', formOf(opened, { price: '77.00', was: '99.00' }));
    const late = await other.post('/desk/goods/k2', formOf(opened, { name: 'Kettle of Cy' }));
    expect(late.status).toBe(409);
    const view = late.view('good');
    expect(view.fields).toMatchObject({ name: 'Kettle of Cy', price: '77.00', was: '99.00' });
    expect((await other.post('/desk/goods/k2', formOf(view, {}))).status).toBe(303);
    expect((await goodOf('k2')).fields).toMatchObject({ name: 'Kettle of Cy', price: '77.00', was: '99.00' });
  });

  it('counts stock, and refuses a count of what was sold meanwhile', async () => {
    const count = (seen: number, counted: number) =>
      desk.post('/desk/goods/k1/stock', {
        'place[]': ['k1-v1 ', 'k1-v1 city'],
        'seen[]': [String(seen), '3'],
        'counted[]': [String(counted), '3'],
      });
    expect((await count(5, 8)).location).toBe('/desk/goods/k1?said=STOCK_COUNTED');
    await shop.store.stock.take('k1-v1', 1);
    expect((await count(8, 9)).status).toBe(409);
    expect((await goodOf('k1')).stock.map(({ qty }) => qty)).toEqual([7, 3, 0]);
    expect(await auditOf('goods-count')).toHaveLength(1);
    // a variant of another product is not theirs to count
    const foreign = { 'place[]': ['k2-v1 '], 'seen[]': ['5'], 'counted[]': ['1'] };
    expect((await desk.post('/desk/goods/k1/stock', foreign)).location).toBe('/desk/goods/k1?said=GOODS_SAME');
  });

  it('adds a picture, changes its words and its place', async () => {
    const { version } = await goodOf('k1');
    const file = { name: 'picture', bytes: TINY_PICTURE };
    const answer = await upload(shop, desk, '/desk/goods/k1/pictures', { version, alt: 'From above' }, file);
    expect(answer).toMatchObject({ status: 303, location: '/desk/goods/k1?said=PICTURE_ADDED' });
    const address = (await goodOf('k1')).images.at(-1)?.url ?? '';
    const shown = await shop.app.inject({
      url: `/cdn-cgi/image/fit=scale-down,format=auto,width=160${address}`,
      headers: { accept: 'image/webp' },
    });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    await save('k1', { move: '1:up', 'alt[]': ['Front', 'From above, open'] });
    expect((await goodOf('k1')).images.map(({ alt }) => alt)).toEqual(['From above, open', 'Front']);
  });

  it('takes no file that is no picture', async () => {
    const { version } = await goodOf('k1');
    const answer = await desk.post('/desk/goods/k1/pictures', { version, alt: 'x' });
    expect([answer.status, answer.view('good').problems[0]?.code]).toEqual([422, 'PICTURE_INVALID']);
  });

  it('shows what is typed and not saved in its previews, by the answers of the shop', async () => {
    const { version, fields, images } = await goodOf('k1');
    const { badgeIds, ...texts } = fields;
    const form = {
      ...{ ...texts, version, 'badgeIds[]': badgeIds, 'image[]': images.map(({ url }) => url ?? '').reverse() },
      ...{ 'alt[]': ['One', 'Two'], name: 'Typed kettle', price: '12.34', was: '20', sale: 'IN_STORES_ONLY' },
      ...{ plannedPrice: '9', plannedFrom: '2031-01-01T00:00', plannedTo: '2031-02-01T00:00' },
    };
    const page = await desk.post('/desk/goods/k1/page', form);
    expect(page.status).toBe(200);
    const { product } = JSON.parse(page.body).value as CallValue<'loadProduct'>;
    expect(product).toMatchObject({ name: 'Typed kettle', price: 12.34, erpOriginalPrice: 20 });
    expect(product.images.map(({ alt }) => alt)).toEqual(['One', 'Two']);
    const shown = await desk.post('/desk/goods/k1/page', { ...form, shown: 'planned', name: ' ' });
    expect(JSON.parse(shown.body).value.product).toMatchObject({ name: fields.name, price: 9 });
    expect(await goodOf('k1')).toMatchObject({ version, fields });
  });

  it('shows the page of the shop in a frame of its own, without scripts', async () => {
    const page = await askDesk(shop, { method: 'GET', url: '/desk/goods/k1/page', headers: { cookie: desk.cookie } });
    expect(page.status).toBe(200);
    expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'.*frame-ancestors 'self'$/);
    expect(page.body).not.toContain('<script');
  });
});

describe('many goods at once', () => {
  const rows = 'id,price\nk1,79\nk9,1\n';

  it('shows what would change first, and changes nothing', async () => {
    const answer = await desk.post('/desk/many', { kind: 'products', rows });
    const { preview } = answer.view('many');
    expect(preview).toMatchObject({ updated: 1, refused: 1, refusals: [{ line: 3 }] });
    expect(preview?.rows[0]?.changes[0]).toMatchObject({ field: 'prices.0.price', before: 99, after: 79 });
    expect(await shopPrice('k1')).toBe(99);
  });

  it('then changes it, and keeps the refused rows in the history', async () => {
    const answer = await desk.post('/desk/many', { kind: 'products', rows, doIt: 'yes' });
    expect(answer.location).toBe('/desk/imports?said=MANY_DONE');
    await expect.poll(() => shopPrice('k1')).toBe(79);
    const [run] = (await desk.get('/desk/imports')).view('imports').rows;
    expect(run).toMatchObject({ kindOfRows: 'products', actor: 'ada@shop.example', updated: 1, refused: 1 });
    const { refusals } = (await desk.get(`/desk/imports/${run?.id}`)).view('import');
    expect(refusals).toEqual([{ line: 3, field: '', reason: "there is no 'k9' to update" }]);
  });

  it('says how far it is while it goes on, and then where to look', async () => {
    const many = `id,price\n${'k1,79\n'.repeat(1200)}`;
    const answer = await askDesk(shop, {
      ...{ method: 'POST', url: '/desk/many', payload: formBody({ kind: 'products', rows: many, doIt: 'yes' }) },
      headers: { ...FORM_HEADERS, cookie: desk.cookie, accept: 'application/x-ndjson' },
    });
    const lines = answer.body
      .trim()
      .split('\n')
      .map((line): DeskProgress => JSON.parse(line));
    const steps = lines.flatMap((line) => ('done' in line ? [line.done / line.total] : []));
    expect(steps.length).toBeGreaterThan(1);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect([steps.at(-1), lines.at(-1)]).toEqual([1, { to: '/desk/imports?said=MANY_DONE' }]);
    const refused = await askDesk(shop, {
      ...{
        method: 'POST',
        url: '/desk/many',
        payload: formBody({ kind: 'products', rows: 'id,price\n', doIt: 'yes' }),
      },
      headers: { ...FORM_HEADERS, cookie: desk.cookie, accept: 'application/x-ndjson' },
    });
    expect(JSON.parse(refused.body.trim().split('\n').at(-1) ?? '')).toEqual({ to: null });
  });

  it('takes two thousand rows, and no more', async () => {
    const rowsOf = (count: number) => `id,price\n${'k1,79\n'.repeat(count)}`;
    const ask = async (count: number) =>
      (await desk.post('/desk/many', { kind: 'products', rows: rowsOf(count) })).view('many').problem;
    expect([await ask(2000), await ask(2001)]).toEqual([null, 'TOO_MANY']);
  });

  it('says that there are no rows', async () => {
    expect((await desk.post('/desk/many', { kind: 'stock', rows: '' })).view('many').problem).toBe('NO_ROWS');
  });
});
