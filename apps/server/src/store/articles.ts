import type { Article, ContentBlock } from '@wattle/domain/content';
import type { Image } from '@wattle/domain/images';
import type { Database, Queryable } from './database.ts';
import { toInstant, toSeconds } from './instants.ts';
import { type Counts, countChanges, defineTable, TOUCH, upsert } from './upsert.ts';

type ArticleRow = {
  id: string;
  parent_id: string | null;
  position: number;
  name: string;
  path: string;
  hero_image: Image | null;
  summary: string;
  kicker: string;
  body: ContentBlock[];
  published_at: Date;
  edited_at: Date;
};

const articleTable = defineTable<Article>({
  name: 'articles',
  key: ['id'],
  onChange: TOUCH,
  columns: {
    id: ['text', (a) => a.id],
    parent_id: ['text', (a) => a.parentId],
    position: ['integer', (a) => a.position],
    name: ['text', (a) => a.name],
    path: ['text', (a) => a.path],
    hero_image: ['jsonb', (a) => a.heroImage],
    summary: ['text', (a) => a.summary],
    kicker: ['text', (a) => a.kicker],
    body: ['jsonb', (a) => a.body],
    published_at: ['timestamptz', (a) => toInstant(a.publishedAt)],
    edited_at: ['timestamptz', (a) => toInstant(a.updatedAt)],
  },
});

const toArticle = (row: ArticleRow): Article => ({
  id: row.id,
  name: row.name,
  path: row.path,
  heroImage: row.hero_image,
  summary: row.summary,
  kicker: row.kicker,
  parentId: row.parent_id,
  position: row.position,
  body: row.body,
  publishedAt: toSeconds(row.published_at),
  updatedAt: toSeconds(row.edited_at),
});

/** An article in lists: everything but the long body. */
export type ArticleLink = Pick<Article, 'id' | 'name' | 'path' | 'kicker' | 'summary' | 'heroImage'>;

const SELECT_LINKS = 'select id, name, path, kicker, summary, hero_image as "heroImage" from articles';

/** Within a transaction, parents may come after their children. */
export async function saveArticles(db: Queryable, articles: readonly Article[]): Promise<Counts> {
  return countChanges(articles.length, await upsert(db, articleTable, articles));
}

export function articleStore(db: Database) {
  const select = async (condition: string, value: unknown, name: string): Promise<Article[]> =>
    (await db.query<ArticleRow>(`select * from articles where ${condition}`, [value], name)).map(toArticle);
  const selectLinks = (condition: string, value: unknown, name: string): Promise<ArticleLink[]> =>
    db.query<ArticleLink>(`${SELECT_LINKS} where ${condition}`, [value], name);

  return {
    findById: async (id: string) => (await select('id = $1', id, 'find article by id'))[0],
    findByPath: async (path: string) => (await select('path = $1', path, 'find article by path'))[0],

    listChildren: (parentId: string) =>
      selectLinks('parent_id = $1 order by position, id', parentId, 'list article children'),

    /** In the order asked for; unknown ids are left out. */
    async listLinks(ids: readonly string[]): Promise<ArticleLink[]> {
      const links = await selectLinks('id = any($1::text[])', ids, 'list article links');
      return ids.flatMap((id) => links.find((link) => link.id === id) ?? []);
    },

    async list(): Promise<Article[]> {
      return (await db.query<ArticleRow>('select * from articles order by id', [], 'list articles')).map(toArticle);
    },

    save: (articles: readonly Article[]) => saveArticles(db, articles),
  };
}
