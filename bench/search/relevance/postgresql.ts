import pg from 'pg';
import { startThrowAwayPostgres } from '../../../scripts/postgres/throw-away-postgres.ts';
import type { IcecatRecord } from '../icecat-index.ts';
import type { Ranker } from './ranker.ts';

const INSERT_BATCH = 1000;

/** Title and codes weigh most, attributes least. */
const INSERT = `insert into products
  select id, setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', brand), 'B') ||
    setweight(to_tsvector('simple', codes), 'A') || setweight(to_tsvector('english', short), 'C') ||
    setweight(to_tsvector('english', attributes), 'D')
  from jsonb_to_recordset($1::jsonb) as t(id text, title text, brand text, codes text, short text, attributes text)`;

const rankBy = (tsquery: string): string => `select id from products, lateral (select ${tsquery} as q) asked
  where words @@ q order by ts_rank_cd(words, q) desc, id`;

const ALL_WORDS = rankBy(`websearch_to_tsquery('english', $1)`);
/** The same lexemes joined by OR. */
const ANY_WORD = rankBy(`replace(websearch_to_tsquery('english', $1)::text, '&', '|')::tsquery`);

export async function createPostgresqlRankers(
  records: readonly IcecatRecord[],
): Promise<{ rankers: Ranker[]; close: () => Promise<void> }> {
  const server = await startThrowAwayPostgres();
  const client = new pg.Client(server.url);
  await client.connect();
  await client.query('create table products (id text primary key, words tsvector not null)');
  for (let start = 0; start < records.length; start += INSERT_BATCH) {
    const rows = records.slice(start, start + INSERT_BATCH).map(toRow);
    await client.query(INSERT, [JSON.stringify(rows)]);
  }
  const ask = async (text: string, query: string): Promise<string[]> =>
    (await client.query<{ id: string }>(text, [query])).rows.map(({ id }) => id);
  return {
    rankers: [
      { name: 'PostgreSQL, all words', rank: (query) => ask(ALL_WORDS, query) },
      { name: 'PostgreSQL, any word', rank: (query) => ask(ANY_WORD, query) },
      {
        name: 'PostgreSQL, all words, then any',
        rank: async (query) => [...new Set([...(await ask(ALL_WORDS, query)), ...(await ask(ANY_WORD, query))])],
      },
    ],
    async close() {
      await client.end();
      await server.stop();
    },
  };
}

const toRow = (record: IcecatRecord) => ({
  id: record.objectID,
  title: record.title,
  brand: record.brand,
  codes: record.codes.join(' '),
  short: record.shortDescription,
  attributes: record.attributeTexts.join(' . '),
});
