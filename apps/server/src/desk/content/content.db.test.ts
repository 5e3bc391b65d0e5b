import type { ContentEditorView } from '@wattle/contract/desk';
import type { Article } from '@wattle/domain/content';
import { toLocalTime } from '@wattle/domain/desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageRenderer } from '../../http/pages.ts';
import { sampleArticle } from '../../store/testing/sample-shop.ts';
import { eventually } from '../../testing/eventually.ts';
import type { TestShop } from '../../testing/open-test-shop.ts';
import { sampleContentShop } from '../../testing/sample-content.ts';
import { TINY_PICTURE } from '../../testing/tiny-picture.ts';
import { type AtDesk, openDesk, signInAs, upload } from '../testing/open-desk.ts';

/** A page that says what its calls answer. */
const renderAnswers: PageRenderer = async ({ url }, client) => {
  const isHome = url.pathname === '/';
  const found = isHome
    ? await client.findArticle({ id: 'home' })
    : await client.findArticleByPath({ path: url.pathname });
  const frame = await client.loadFrame({});
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: JSON.stringify({ found, footer: frame.status === 'SUCCESS' && frame.value.footerColumns }),
  };
};

const paragraph = (content: string) => ({ id: 'paragraph', value: { content }, children: [] });
const article = (id: string, more: Partial<Article> = {}): Article => ({
  ...sampleArticle(id, null, 9),
  path: `articles/${id}`,
  body: [paragraph('First'), { id: 'image', value: { src: '/a.svg', alt: '' }, children: [] }],
  ...more,
});

let shop: TestShop;
let ada: AtDesk;
let ben: AtDesk;
beforeAll(async () => {
  const sample = sampleContentShop();
  shop = await openDesk({
    content: {
      ...sample,
      articles: [...sample.articles, article('home'), article('tea'), article('one'), article('two')],
    },
    renderPage: renderAnswers,
  });
  ada = await signInAs(shop, ['content'], 'ada@shop.example');
  ben = await signInAs(shop, ['content'], 'ben@shop.example');
});
afterAll(() => shop.close());

const href = (key: string, kind = 'article') => `/desk/content/${kind}/${key}`;
const open = async (key: string, at = 'body.0', kind = 'article'): Promise<ContentEditorView> =>
  (await ada.get(`${href(key, kind)}?at=${at}`)).view('contentEditor');
const words = async (key: string): Promise<unknown> => {
  const { article: found } = (await shop.app.inject(`/pcr/articles/${key}`)).json<{ article: Article }>();
  return found.body[0]?.value?.content;
};
const form = (version: number, content: string) => ({ version: String(version), at: 'body.0', 'f.content': content });

describe('the editor', () => {
  it('keeps a draft of a block, shows it in the preview and publishes it within a second', async () => {
    const before = await open('tea');
    expect(before).toMatchObject({ state: 'live', version: 0, shopPath: '/articles/tea' });
    expect(before.part).toMatchObject({ type: 'paragraph', fields: [{ name: 'content', value: 'First' }, {}, {}] });
    const kept = await ada.post(`${href('tea')}/save`, form(0, 'Steeped'));
    expect(kept).toMatchObject({ status: 303, location: '/desk/content/article/tea?at=body.0&said=content-kept' });

    const draft = await open('tea');
    expect(draft).toMatchObject({ state: 'draft', writtenBy: 'ada@shop.example', problems: [] });
    expect(draft.parts.map(({ type, words: said, isChanged }) => [type, said, isChanged])).toEqual([
      ['page', 'tea', false],
      ['paragraph', 'Steeped', true],
      ['image', '', false],
    ]);
    expect(draft.part.fields[0]).toMatchObject({ value: 'Steeped', was: 'First' });
    expect(draft.silent.map(({ at }) => at)).toEqual(['body.1']);
    const preview = await ada.get(`${href('tea')}/preview`);
    expect(preview.body).toContain('Steeped');
    expect(preview.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    });
    expect(preview.headers['content-security-policy']).not.toContain('script-src');
    expect(await words('tea')).toBe('First');

    await ada.post(`${href('tea')}/publish`, { version: String(draft.version) });
    await eventually(async () => expect(await words('tea')).toBe('Steeped'));
    const live = await open('tea');
    expect(live).toMatchObject({ state: 'live', history: [{ by: 'ada@shop.example' }, { by: 'import' }] });

    await ben.post(`${href('tea')}/undo`, { id: String(live.history[1]?.id) });
    await eventually(async () => expect(await words('tea')).toBe('First'));
    const acts = await shop.store.deskAudit.listOf('article', 'tea', 9);
    expect(acts.map(({ act, actor }) => [act, actor.split('@')[0]])).toEqual([
      ['undo-content', 'ben'],
      ['publish-content', 'ada'],
      ['edit-content', 'ada'],
    ]);
    expect(acts[2]).toMatchObject({ before: { content: 'First' }, after: { content: 'Steeped' } });
  });

  it('takes a picture from the editor’s device into the field that it is for', async () => {
    const { part, version } = await open('two', 'body.1');
    expect(part.fields[0]).toMatchObject({ name: 'src', kind: 'picture', value: '/a.svg' });
    const send = (bytes: Buffer, field = 'src') =>
      upload(
        shop,
        ada,
        `${href('two')}/picture`,
        { version: String(version), at: 'body.1', field },
        { name: `picture.${field}`, bytes },
      );
    const refused = await send(Buffer.from('<svg><script/></svg>'));
    expect([refused.status, JSON.parse(refused.body).view.pictureProblem]).toEqual([422, 'src']);
    expect((await send(TINY_PICTURE, 'alt')).status).toBe(404);
    expect((await send(TINY_PICTURE)).status).toBe(303);
    const kept = await open('two', 'body.1');
    expect(kept.part.fields[0]?.value).toMatch(/^\/media\/[\w-]{20}\.webp$/);
    expect((await send(TINY_PICTURE)).status).toBe(409);
    await ada.post(`${href('two')}/discard`, { version: String(kept.version) });
  });

  it('shows both texts to the second of two who write at once, and takes the one they choose', async () => {
    const { version } = await open('one');
    expect((await ada.post(`${href('one')}/save`, form(version, 'Of Ada'))).status).toBe(303);
    const late = await ben.post(`${href('one')}/save`, form(version, 'Of Ben'));
    expect(late.status).toBe(409);
    const { conflict, version: theirs } = late.view('contentEditor');
    expect(conflict).toMatchObject({
      by: 'ada@shop.example',
      fields: [{ name: 'content', theirs: 'Of Ada', mine: 'Of Ben' }],
    });
    expect((await open('one')).part.fields[0]?.value).toBe('Of Ada');
    expect((await ben.post(`${href('one')}/save`, form(theirs, 'Of Ben'))).status).toBe(303);
    expect((await open('one')).part.fields[0]?.value).toBe('Of Ben');
    for (const act of ['publish', 'plan', 'discard', 'change'])
      expect(
        (
          await ada.post(`${href('one')}/${act}`, {
            ...{ version: String(theirs), time: '2031-01-01T09:00', at: 'body.0', change: 'remove' },
          })
        ).status,
        act,
      ).toBe(409);
    expect((await open('one')).part.fields[0]?.value).toBe('Of Ben');
  });

  it('says by field what the import refuses, and lets nothing of it out', async () => {
    await ada.post(`${href('two')}/save`, form(0, ''));
    const { version, problems, parts, part } = await open('two');
    expect(problems).toMatchObject([{ field: 'body.0.value.content', at: 'body.0' }]);
    expect(parts[1]).toMatchObject({ isRefused: true });
    expect(part.fields[0]?.problem).toBeTruthy();
    const sent = { version: String(version), time: '2031-01-01T09:00' };
    for (const act of ['publish', 'plan']) expect((await ada.post(`${href('two')}/${act}`, sent)).status).toBe(422);
    expect(await words('two')).toBe('First');
    expect((await ada.post(`${href('two')}/discard`, sent)).status).toBe(303);
    expect(await open('two')).toMatchObject({ state: 'live', part: { fields: [{ value: 'First' }, {}, {}] } });
  });

  it('adds, moves, copies and removes blocks', async () => {
    const go = async (change: string, at: string, type = '') => {
      const { version } = await open('two');
      const done = await ada.post(`${href('two')}/change`, { version: String(version), change, at, type });
      return done.location ?? done.status;
    };
    expect(await go('after', 'body.0', 'heading')).toContain('at=body.1');
    expect(await go('up', 'body.1')).toContain('at=body.0');
    expect(await go('copy', 'body.0')).toContain('at=body.1');
    expect(await go('remove', 'body.3')).toContain('at=body.2');
    expect(await go('down', 'body.2')).toBe(422);
    expect((await open('two')).parts.map(({ type }) => type)).toEqual(['page', 'heading', 'heading', 'paragraph']);
  });

  it('plans a time by the clocks of the shop, and the shop keeps it', async () => {
    await ada.post(`${href('home')}/save`, form(0, 'Good morning'));
    const { version } = await open('home');
    const plan = (time: string) => ada.post(`${href('home')}/plan`, { version: String(version), time });
    for (const [time, problem] of [
      ['', 'NO_TIME'],
      ['2020-01-01T09:00', 'PAST'],
    ] as const)
      expect((await plan(time)).view('contentEditor').planProblem).toBe(problem);
    expect((await plan('2031-11-20T06:00')).status).toBe(303);
    expect(await open('home')).toMatchObject({
      ...{ state: 'planned', publishAt: Date.parse('2031-11-19T19:00:00Z'), planTime: '2031-11-20T06:00' },
    });
    await ada.post(`${href('home')}/plan`, { version: String(version), off: '1' });
    expect(await open('home')).toMatchObject({ state: 'draft', publishAt: null });
    expect((await plan(toLocalTime(Date.now(), 'Australia/Sydney'))).status).toBe(303);
    await eventually(async () => expect(await words('home')).toBe('Good morning'));
  });

  it('edits menus, with the foot of a page in its preview', async () => {
    const at = 'value.0';
    const { version } = await open('footerColumns', 'page', 'setting');
    const added = { version: String(version), at: 'page', change: 'inside', type: 'column' };
    expect((await ada.post(`${href('footerColumns', 'setting')}/change`, added)).status).toBe(303);
    const column = await open('footerColumns', at, 'setting');
    const saved = { version: String(column.version), at: column.part.at, 'f.heading': 'Say hello' };
    await ada.post(`${href('footerColumns', 'setting')}/save`, saved);
    const preview = await ada.get(`${href('footerColumns', 'setting')}/preview`);
    expect(preview.body).toContain('Say hello');
    expect((await ada.get(href('delivery-rules', 'setting'))).status).toBe(404);
  });
});

describe('the list', () => {
  it('has pages, brands, menus and redirects, what waits first', async () => {
    const list = (await ada.get('/desk/content')).view('contentList');
    expect(list.counts).toMatchObject({ menus: 2 });
    expect(list.rows[0]?.state).toBe('draft');
    expect(list.rows.map(({ title }) => title)).toContain('Home');
    const found = (await ada.get('/desk/content?q=tea')).view('contentList');
    expect(found.rows).toMatchObject([{ title: 'tea', href: '/desk/content/article/tea', state: 'live' }]);
    expect((await ada.get('/desk/content?tab=brands')).view('contentList').rows.length).toBeGreaterThan(0);
  });

  it('begins a page that is live only when it is published', async () => {
    const refused = await ada.post('/desk/content/pages/add', { name: 'Kettles', id: 'tea' });
    expect(refused.view('contentList')).toMatchObject({ typed: { name: 'Kettles' }, problems: [{ field: 'id' }] });
    const begun = await ada.post('/desk/content/pages/add', { name: 'Kettles', id: 'kettles-guide' });
    expect(begun.location).toBe('/desk/content/article/kettles-guide?said=content-kept');
    const { version, isNew } = await open('kettles-guide');
    expect(isNew).toBe(true);
    expect((await shop.app.inject('/pcr/articles/kettles-guide')).statusCode).toBe(404);
    await ada.post(`${href('kettles-guide')}/publish`, { version: String(version) });
    await eventually(async () => expect((await shop.app.inject('/pcr/articles/kettles-guide')).statusCode).toBe(200));
  });

  it('adds and removes redirects, and finds circles', async () => {
    const add = (from: string, to: string) => ada.post('/desk/content/redirects/add', { from, to });
    expect((await add('/old/pots', '/pots')).status).toBe(303);
    const circle = (await add('pots', '/old/pots')).view('contentList');
    expect(circle).toMatchObject({ tab: 'redirects', typed: { from: 'pots' }, problems: [{ field: 'to' }] });
    const list = (await ada.get('/desk/content?tab=redirects&q=old/pots')).view('contentList');
    expect(list).toMatchObject({ total: 1, redirects: [{ from: 'old/pots', to: '/pots', external: false }] });
    await ada.post('/desk/content/redirects/remove', { from: 'old/pots' });
    expect(await shop.store.redirects.find('old/pots')).toBeUndefined();
    const acts = await shop.store.deskAudit.listOf('redirect', 'old/pots', 9);
    expect(acts.map(({ act }) => act)).toEqual(['remove-redirect', 'add-redirect']);
    const { history } = (await ada.get('/desk/content?tab=redirects')).view('contentList');
    expect(history.slice(0, 2)).toMatchObject([
      { from: 'old/pots', to: null, by: 'ada@shop.example' },
      { from: 'old/pots', to: '/pots', by: 'ada@shop.example' },
    ]);
  });
});
