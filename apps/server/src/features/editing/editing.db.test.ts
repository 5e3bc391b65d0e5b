import type { Article } from '@wattle/domain/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { openDatabase } from '../../store/open-database.ts';
import { createStore, type Store } from '../../store/store.ts';
import { createServerDatabase, openEmbedded } from '../../store/testing/each-database.ts';
import { sampleShop } from '../../store/testing/sample-shop.ts';
import { saveShop } from '../../store/testing/save-shop.ts';
import { findLive, type Name } from './content-kinds.ts';
import { checkContent, discardDraft, loadContent, planDraft, saveDraft } from './draft-content.ts';
import { publishDraft, publishDue, publishNow, undoTo } from './publish-content.ts';

let db: Database;
/** Another process. */
let other: Database;
let store: Store;
const ADA = 'ada@shop.example';
const BEN = 'ben@shop.example';

beforeAll(async () => {
  const databaseUrl = await createServerDatabase();
  [db, other] = (await Promise.all([0, 1].map(() => openDatabase({ databaseUrl, dataDir: ':memory:' })))) as [
    Database,
    Database,
  ];
  store = createStore(db);
  await saveShop(db, sampleShop());
});
afterAll(async () => {
  await db.close();
  await other.close();
});

const paragraph = (content: string) => ({ id: 'paragraph', value: { content }, children: [] });
let count = 0;
/** An article of its own for each test, live with one paragraph. */
async function makeArticle(): Promise<{ name: Name; content: Article }> {
  count += 1;
  const content = {
    ...{ id: `page-${count}`, name: `Page ${count}`, path: `articles/page-${count}`, kicker: '', summary: 'Of it' },
    ...{ heroImage: null, parentId: null, position: count, body: [paragraph('First')], publishedAt: 1, updatedAt: 1 },
  };
  const name = { kind: 'article' as const, key: content.id };
  await store.articles.save([content]);
  return { name, content };
}
const liveBody = async (name: Name) => (await findLive(db, name))?.body;
const writersOf = async (name: Name) =>
  (await store.contentVersions.listPublished(name, 9)).map(({ writtenBy, content }) => [writtenBy, content?.body]);
const due = async (name: Name) => {
  await db.query(
    `update content_versions set publish_at = now() where kind = $1 and key = $2 and state = 'scheduled'`,
    [name.kind, name.key],
  );
};

describe('a draft', () => {
  it('is kept beside what is live, and published in the version that was seen', async () => {
    const { name, content } = await makeArticle();
    const body = [paragraph('Second')];
    const first = await saveDraft(db, { ...name, content: { ...content, body: [] }, version: 0, by: ADA });
    if (first.status !== 'DONE') throw new Error(first.status);
    const second = await saveDraft(db, { ...name, content: { ...content, body }, version: first.version, by: ADA });
    if (second.status !== 'DONE') throw new Error(second.status);
    expect(await liveBody(name)).toEqual([paragraph('First')]);
    expect(await loadContent(db, name)).toMatchObject({ open: { state: 'draft', content: { body }, writtenBy: ADA } });

    expect(await publishDraft(db, { ...name, version: first.version, by: BEN })).toMatchObject({ status: 'CONFLICT' });
    expect(await publishDraft(db, { ...name, version: second.version, by: BEN })).toMatchObject({ status: 'DONE' });
    expect(await liveBody(name)).toEqual(body);
    expect((await loadContent(db, name)).open).toBeNull();
    expect(await writersOf(name)).toEqual([
      [BEN, body],
      ['import', [paragraph('First')]],
    ]);
    expect(Number((await findLive(db, name))?.updatedAt)).toBeGreaterThan(1);
  });

  it('of two who begin or save at once is one, and the other is shown it', async () => {
    const { name, content } = await makeArticle();
    const save = (on: Database, words: string, version: number) =>
      saveDraft(on, { ...name, content: { ...content, name: words }, version, by: words });
    const begun = await Promise.all([save(db, 'Ada', 0), save(other, 'Ben', 0)]);
    const winner = begun.find((one) => one.status === 'DONE');
    const loser = begun.find((one) => one.status === 'CONFLICT');
    expect(loser).toMatchObject({ open: { version: winner?.status === 'DONE' && winner.version } });
    const version = winner?.status === 'DONE' ? winner.version : 0;
    const saved = await Promise.all([save(db, 'Ada 2', version), save(other, 'Ben 2', version)]);
    expect(saved.map(({ status }) => status).toSorted()).toEqual(['CONFLICT', 'DONE']);
  });

  it('that was thrown away is not saved over by who still has it open', async () => {
    const { name, content } = await makeArticle();
    const save = (version: number, words: string) =>
      saveDraft(db, { ...name, content: { ...content, name: words }, version, by: ADA });
    const first = await save(0, 'One');
    if (first.status !== 'DONE') throw new Error(first.status);
    expect(await discardDraft(db, { ...name, version: first.version })).toEqual({ status: 'DONE' });
    expect(await save(first.version, 'Of an old page')).toMatchObject({ status: 'CONFLICT', open: undefined });
    await save(0, 'Two');
    expect(await save(first.version, 'Of an old page')).toMatchObject({
      status: 'CONFLICT',
      open: { content: { name: 'Two' } },
    });
    expect(await discardDraft(db, { ...name, version: first.version })).toMatchObject({ status: 'CONFLICT' });
  });

  it('may be unfinished, but does not go out while the import refuses it', async () => {
    const { name, content } = await makeArticle();
    const broken = { ...content, body: [{ id: 'heading', value: { level: 9, content: '' }, children: [] }] };
    const saved = await saveDraft(db, { ...name, content: broken, version: 0, by: ADA });
    if (saved.status !== 'DONE') throw new Error(saved.status);
    const { version } = saved;
    const problems = await checkContent(db, name, broken);
    expect(problems.map(({ field }) => field)).toEqual(['body.0.value.level', 'body.0.value.content']);
    expect(await publishDraft(db, { ...name, version, by: ADA })).toEqual({ status: 'REFUSED', problems });
    expect(await planDraft(db, { ...name, version, publishAt: Date.now() })).toEqual({ status: 'REFUSED', problems });
    expect(await liveBody(name)).toEqual(content.body);
    expect((await loadContent(db, name)).open).toMatchObject({ version, state: 'draft' });
    expect(await writersOf(name)).toEqual([]);
  });

  it.each([
    [{ parentId: 'not-there' }, 'parentId'],
    [{ id: 'another' }, 'id'],
    [{ path: 'elsewhere/page' }, 'path'],
    [{ colour: 'red' }, 'colour'],
  ])('with %j is refused by the field', async (change, field) => {
    const { name, content } = await makeArticle();
    expect((await checkContent(db, name, { ...content, ...change })).map((problem) => problem.field)).toEqual([field]);
    expect(await findLive(db, name)).toEqual(content);
  });

  it.each(['a\0b', 'a\ud800'])('with %j, which no database takes, is refused', async (words) => {
    const { name, content } = await makeArticle();
    const saved = await saveDraft(db, { ...name, content: { ...content, name: words }, version: 0, by: ADA });
    expect(saved).toMatchObject({ status: 'REFUSED' });
    const like = await saveDraft(db, { ...name, content: { ...content, name: 'a\\u0000 🙂' }, version: 0, by: ADA });
    expect(like).toMatchObject({ status: 'DONE' });
  });
});

describe('what is planned', () => {
  async function plan(words: string) {
    const { name, content } = await makeArticle();
    const body = [paragraph(words)];
    const saved = await saveDraft(db, { ...name, content: { ...content, body }, version: 0, by: ADA });
    if (saved.status !== 'DONE') throw new Error(saved.status);
    const publishAt = Date.now() + 3_600_000;
    expect(await planDraft(db, { ...name, version: saved.version, publishAt })).toEqual({ status: 'DONE' });
    return { name, content, body, version: saved.version };
  }

  it('goes out when its time has come, once, whichever process comes first', async () => {
    const planned = await Promise.all(['One', 'Two', 'Three'].map(plan));
    expect(await publishDue(db)).toBe(false);
    for (const { name } of planned) await due(name);
    const rounds = Array.from({ length: 4 }, () => [publishDue(db), publishDue(other)]).flat();
    await Promise.all(rounds);
    while (await publishDue(db));
    for (const { name, body } of planned) {
      expect(await liveBody(name)).toEqual(body);
      expect((await writersOf(name)).length).toBe(2);
      expect((await loadContent(db, name)).open).toBeNull();
      expect(await store.deskAudit.listOf('article', name.key, 9)).toMatchObject([
        { actor: ADA, act: 'publish-planned', after: { body } },
      ]);
    }
  });

  it('and published by hand at the same moment is published once', async () => {
    const { name, body, version } = await plan('By hand');
    await due(name);
    const [byHand] = await Promise.all([publishDraft(db, { ...name, version, by: BEN }), publishDue(other)]);
    expect(await liveBody(name)).toEqual(body);
    expect(await writersOf(name)).toEqual([
      [byHand.status === 'DONE' ? BEN : ADA, body],
      ['import', [paragraph('First')]],
    ]);
  });

  it('keeps the reason when the import refuses it by then, and waits for somebody', async () => {
    const { name, version, content } = await plan('Too late');
    const taken = { ...content, id: 'taken', path: 'articles/taken', parentId: null };
    await store.articles.save([taken]);
    // its own path is taken meanwhile by another one
    await db.query('update articles set path = $2 where id = $1', [name.key, 'articles/moved']);
    await db.query('update articles set path = $2 where id = $1', ['taken', `articles/${name.key}`]);
    await due(name);
    expect(await publishDue(db)).toBe(true);
    const { open } = await loadContent(db, name);
    expect(open).toMatchObject({ state: 'scheduled', version, problem: expect.stringContaining('path') });
    expect(await publishDue(db)).toBe(false);
    expect(await liveBody(name)).toEqual([paragraph('First')]);

    await db.query('delete from articles where id = $1', ['taken']);
    const mended = await saveDraft(db, { ...name, content: { ...content, name: 'Mended' }, version, by: BEN });
    expect(mended.status).toBe('DONE');
    expect((await loadContent(db, name)).open).toMatchObject({ state: 'draft', problem: null, publishAt: null });
    expect(await publishDue(db)).toBe(false);
  });

  it('does not wait for an older one that cannot be published', async () => {
    const [broken, next] = [await plan('Broken'), await plan('Next')];
    await due(broken.name);
    await due(next.name);
    await db.run(`create function break_article() returns trigger language plpgsql as
        $$ begin raise exception 'this one breaks'; end $$;
      create trigger break_article before insert or update on articles
        for each row when (new.id = '${broken.name.key}') execute function break_article()`);
    expect(await publishDue(db)).toBe(true);
    expect(await liveBody(next.name)).toEqual(next.body);
    await expect(publishDue(db)).rejects.toThrow('this one breaks');
    await db.run('drop trigger break_article on articles');
    expect(await publishDue(db)).toBe(true);
    expect(await liveBody(broken.name)).toEqual(broken.body);
  });

  it('stays planned when it is saved again, and not when its plan is taken back', async () => {
    const { name, version, content } = await plan('Later');
    const saved = await saveDraft(db, { ...name, content: { ...content, name: 'Later still' }, version, by: BEN });
    if (saved.status !== 'DONE') throw new Error(saved.status);
    expect((await loadContent(db, name)).open).toMatchObject({ state: 'scheduled' });
    expect(await planDraft(db, { ...name, version, publishAt: null })).toMatchObject({ status: 'CONFLICT' });
    expect(await planDraft(db, { ...name, version: saved.version, publishAt: null })).toEqual({ status: 'DONE' });
    expect((await loadContent(db, name)).open).toMatchObject({ state: 'draft', publishAt: null });
  });
});

describe('undo', () => {
  it('publishes an older version again, and leaves a draft alone', async () => {
    const { name, content } = await makeArticle();
    await publishNow(db, { ...name, content: { ...content, body: [paragraph('Second')] }, by: ADA });
    await saveDraft(db, { ...name, content: { ...content, name: 'Being written' }, version: 0, by: BEN });
    const [, first] = await store.contentVersions.listPublished(name, 9);
    expect(await undoTo({ db, store }, { ...name, id: first?.id ?? 0, by: BEN })).toMatchObject({ status: 'DONE' });
    expect(await liveBody(name)).toEqual([paragraph('First')]);
    expect((await writersOf(name)).map(([by]) => by)).toEqual([BEN, ADA, 'import']);
    expect((await loadContent(db, name)).open).toMatchObject({ content: { name: 'Being written' } });
    const { name: another } = await makeArticle();
    expect(await undoTo({ db, store }, { ...another, id: first?.id ?? 0, by: BEN })).toEqual({ status: 'NOT_FOUND' });
  });

  it('brings back a redirect that was taken away; one that leads in a circle is refused', async () => {
    const name = { kind: 'redirect' as const, key: 'old/tea' };
    const content = { from: 'old/tea', to: '/tea', external: false };
    expect(await publishNow(db, { ...name, content, by: ADA })).toMatchObject({ status: 'DONE', before: null });
    const back = { kind: 'redirect' as const, key: 'tea' };
    expect(
      await publishNow(db, { ...back, content: { from: 'tea', to: '/old/tea', external: false }, by: ADA }),
    ).toMatchObject({ status: 'REFUSED', problems: [{ field: 'to' }] });
    expect(await publishNow(db, { ...name, content: null, by: BEN })).toMatchObject({ status: 'DONE', after: null });
    expect(await store.redirects.find('old/tea')).toBeUndefined();
    const [, first] = await store.contentVersions.listPublished(name, 9);
    await undoTo({ db, store }, { ...name, id: first?.id ?? 0, by: ADA });
    expect(await store.redirects.find('old/tea')).toEqual(content);
  });
});

it('works the same on the embedded database', async () => {
  const embedded = await openEmbedded();
  try {
    await saveShop(embedded, sampleShop());
    const name = { kind: 'redirect' as const, key: 'old/tea' };
    const content = { from: 'old/tea', to: '/tea', external: false };
    const saved = await saveDraft(embedded, { ...name, content, version: 0, by: ADA });
    if (saved.status !== 'DONE') throw new Error(saved.status);
    expect(await checkContent(embedded, name, { ...content, to: '/old/tea' })).toMatchObject([{ field: 'to' }]);
    await planDraft(embedded, { ...name, version: saved.version, publishAt: Date.now() - 1000 });
    expect([await publishDue(embedded), await publishDue(embedded)]).toEqual([true, false]);
    expect(await createStore(embedded).redirects.find('old/tea')).toEqual(content);
  } finally {
    await embedded.close();
  }
});
