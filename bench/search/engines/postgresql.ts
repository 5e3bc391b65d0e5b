import pg from 'pg';
import { startThrowAwayPostgres } from '../../../scripts/postgres/throw-away-postgres.ts';
import {
  type BenchEngine,
  type Chosen,
  isRange,
  type Listing,
  type ListingAnswer,
  PAGE_SIZE,
  SUGGESTED,
} from '../engine.ts';
import { BLOCK, COUNTED, FacetNumbers, fillTables } from './postgresql-schema.ts';

/**
 * Keeps a word that exists, or the last one when it is a prefix; otherwise replaces it with the most similar
 * word. '{' sorts after 'z': a range the index can use, where `like` with a parameter would scan every word.
 */
const CORRECT = `
  select coalesce(
    (select word from words where word = typed),
    (select typed from words where is_last and word >= typed and word < typed || '{' limit 1),
    (select word from words where word % typed and word !~ '[0-9]' order by similarity(word, typed) desc, n desc limit 1),
    typed) as word
  from unnest($1::text[]) with ordinality as t(typed, place), lateral (select place = cardinality($1::text[]) as is_last) l
  order by place`;

const SUGGEST = `select data from products where words @@ to_tsquery('simple', $1) order by rank desc limit ${SUGGESTED}`;

type Row = {
  readonly nb: string;
  readonly hits: readonly { readonly objectID: string }[] | null;
  readonly counts: Readonly<Record<string, number>> | null;
  readonly least: number;
  readonly greatest: number;
};

/**
 * One statement for hits and counts: reads the rows of the category or the words once, with a column per
 * filter that says whether the row passes. Counts come from an integer array in each row; chosen facets skip
 * their own filter. Categories use a GIN index on arrays, words tsvector and GIN, typos pg_trgm over the
 * known words.
 */
export async function createPostgresql(): Promise<BenchEngine> {
  const server = await startThrowAwayPostgres();
  const client = new pg.Client(server.url);
  await client.connect();
  await client.query('set jit = off');
  const numbers = new FacetNumbers();
  return {
    name: 'PostgreSQL',
    build: (products) => fillTables(client, products, numbers),
    list: (listing) => list(client, listing, numbers),
    async suggest(typed) {
      const { rows } = await client.query({ name: 'suggest', text: SUGGEST, values: [toTsquery(typed.split(' '))] });
      return rows.map(({ data }) => data.objectID);
    },
    async save(product) {
      const text = 'update products set price = $2, data = $3 where id = $1';
      await client.query({ name: 'save', text, values: [product.objectID, product.price, JSON.stringify(product)] });
    },
    async sizeMb() {
      const { rows } = await client.query(`select pg_total_relation_size('products') as bytes`);
      return Number(rows[0]?.bytes) / 2 ** 20;
    },
    async close() {
      await client.end();
      await server.stop();
    },
  };
}

async function list(client: pg.Client, listing: Listing, numbers: FacetNumbers): Promise<ListingAnswer> {
  const words = listing.query === '' ? null : toTsquery(await correct(client, listing.query));
  const { rows } = await client.query<Row>(toStatement(listing, words, numbers));
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL gave no row.');
  return {
    nbHits: Number(row.nb),
    ids: (row.hits ?? []).map(({ objectID }) => objectID),
    priceStats: { min: row.least, max: row.greatest },
    counts: () => toCounts(row.counts ?? {}, numbers),
  };
}

async function correct(client: pg.Client, query: string): Promise<string[]> {
  const { rows } = await client.query({ name: 'correct', text: CORRECT, values: [query.split(' ')] });
  return rows.map(({ word }) => word);
}

/** All words; the last one as a prefix. */
const toTsquery = (words: readonly string[]): string => `${words.map((word) => `'${word}'`).join(' & ')}:*`;

function toStatement({ category, chosen, page }: Listing, words: string | null, numbers: FacetNumbers): pg.QueryConfig {
  const values: unknown[] = [words ?? category];
  const value = (given: unknown): string => `$${values.push(given)}`;
  const conditions = chosen.map((filter) => toCondition(filter, numbers, value));
  const columns = conditions.map((condition, place) => `, ${condition} as c${place}`).join('');
  const isHit = conditions.map((_, place) => `c${place}`).join(' and ') || 'true';
  const isMissedBy = (missed: number) =>
    conditions.map((_, place) => (place === missed ? `not c${place}` : `c${place}`)).join(' and ');
  const counted = chosen.map((filter, place) => {
    if (isRange(filter)) return 'false';
    const start = COUNTED.indexOf(filter.facet) * BLOCK;
    return `(${isMissedBy(place)} and facet >= ${value(start)} and facet < ${value(start + BLOCK)})`;
  });
  const priced = chosen.flatMap((filter, place) => (isRange(filter) ? [`(${isMissedBy(place)})`] : []));
  const source = words === null ? 'category_ids @> array[$1::text]' : `words @@ to_tsquery('simple', $1)`;
  const score = words === null ? '0' : `ts_rank_cd(words, to_tsquery('simple', $1))`;
  const text = `with base as materialized (
      select id, price, rank, facets, ${score} as score ${columns} from products where ${source}),
    hits as (select id, score, rank from base where ${isHit}
      order by score desc, rank desc limit ${PAGE_SIZE} offset ${value(page * PAGE_SIZE)})
    select (select count(*) from base where ${isHit}) as nb,
      (select json_agg(data order by score desc, h.rank desc) from hits h join products using (id)) as hits,
      (select json_object_agg(facet, n) from (select facet, count(*) as n from base, unnest(facets) as facet
        where ${[isHit, ...counted].map((condition) => `(${condition})`).join(' or ')} group by facet) c) as counts,
      (select min(price) from base where ${[`(${isHit})`, ...priced].join(' or ')}) as least,
      (select max(price) from base where ${[`(${isHit})`, ...priced].join(' or ')}) as greatest`;
  const shape = chosen.map((filter) => (isRange(filter) ? 'r' : filter.facet === 'brand.name' ? 'b' : 'a')).join('');
  return { name: `list-${words === null ? 'category' : 'words'}-${shape}`, text, values };
}

function toCondition(filter: Chosen, numbers: FacetNumbers, value: (given: unknown) => string): string {
  if (isRange(filter)) return `price between ${value(filter.from)} and ${value(filter.to)}`;
  if (filter.facet === 'brand.name') return `brand = any(${value(filter.values)})`;
  return `facets && ${value(filter.values.map((chosen) => numbers.numberOf(filter.facet, chosen)))}::int[]`;
}

function toCounts(counts: Readonly<Record<string, number>>, numbers: FacetNumbers): Map<string, Map<string, number>> {
  const found = new Map(COUNTED.map((facet) => [facet, new Map<string, number>()]));
  for (const [number, count] of Object.entries(counts)) {
    const { facet, value } = numbers.nameOf(Number(number));
    found.get(facet)?.set(value, count);
  }
  return found;
}
