import type pg from 'pg';
import { type BenchProduct, FACETS, facetValues, rankOf } from '../catalogue.ts';

const INSERT_BATCH = 1000;
/** Each facet's value ids fill their own block, so that an id tells its facet. */
export const BLOCK = 1_000_000;

export const COUNTED: readonly string[] = FACETS.filter((facet) => facet !== 'price');

const TABLES = `
  create extension if not exists pg_trgm;
  create table products (
    id text primary key,
    data jsonb not null,
    category_ids text[] not null,
    brand text not null,
    price float8 not null,
    rank int not null,
    facets int[] not null,
    words tsvector not null
  );`;

const INDEXES = `
  create index on products using gin (category_ids);
  create index on products using gin (words);
  create index on products (rank desc);
  create table words as select word, nentry as n from ts_stat('select words from products');
  create index on words (word);
  create index on words using gin (word gin_trgm_ops) where word !~ '[0-9]';
  vacuum analyze products;
  vacuum analyze words`;

const INSERT = `insert into products
  select id, data, category_ids, brand, price, rank, facets,
    setweight(to_tsvector('simple', name), 'A') || setweight(to_tsvector('simple', kind), 'B') ||
    setweight(to_tsvector('simple', further), 'D')
  from jsonb_to_recordset($1::jsonb) as t(id text, data jsonb, category_ids text[], brand text, price float8, rank int,
    facets int[], name text, kind text, further text)`;

/** Numbers the facet values: arrays of integers count faster than arrays of text. */
export class FacetNumbers {
  private readonly numbers = new Map<string, number>();
  private readonly values = COUNTED.map((): string[] => []);

  numberOf(facet: string, value: string): number {
    const place = COUNTED.indexOf(facet);
    const key = `${place}:${value}`;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = place * BLOCK + (this.values[place]?.push(value) ?? 0) - 1;
    this.numbers.set(key, number);
    return number;
  }

  nameOf(number: number): { readonly facet: string; readonly value: string } {
    const place = Math.floor(number / BLOCK);
    return { facet: COUNTED[place] ?? '', value: this.values[place]?.[number % BLOCK] ?? '' };
  }
}

export const toRow = (product: BenchProduct, numbers: FacetNumbers) => ({
  id: product.objectID,
  data: product,
  category_ids: product.categoryIds,
  brand: product.brand.name,
  price: product.price,
  rank: rankOf(product),
  facets: COUNTED.flatMap((facet) => facetValues(product, facet).map((value) => numbers.numberOf(facet, value))),
  name: `${product.name} ${product.gtin}`,
  kind: [product.brand.name, ...product.categoryNames].join(' '),
  further: [...product.attributeTexts, product.shortDescription].join(' '),
});

export async function fillTables(
  client: pg.Client,
  products: readonly BenchProduct[],
  numbers: FacetNumbers,
): Promise<void> {
  await client.query(TABLES);
  for (let start = 0; start < products.length; start += INSERT_BATCH) {
    const rows = products.slice(start, start + INSERT_BATCH).map((product) => toRow(product, numbers));
    await client.query(INSERT, [JSON.stringify(rows)]);
  }
  // one by one: vacuum cannot run in a transaction
  for (const statement of INDEXES.split(';')) await client.query(statement);
}
