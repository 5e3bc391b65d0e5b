import type { Database } from './database.ts';

export type SaleFacts = {
  readonly localities: number;
  readonly stores: number;
  readonly products: number;
  /** Products that nobody can buy now because they have no price. */
  readonly unpriced: number;
  readonly inStock: number;
  /** Whether the shop has said who runs it. */
  readonly hasIdentity: boolean;
  /** Whether its invoices can be tax invoices. */
  readonly hasAbn: boolean;
  readonly hasDeliveryRules: boolean;
  readonly lastHoliday: string | null;
  readonly mailsLate: number;
  /** Seconds that this machine is ahead of the database. */
  readonly clockAheadSeconds: number;
};

/** What decides whether the shop can sell, counted in one statement. */
export async function readSaleFacts(db: Database): Promise<SaleFacts> {
  const sql = `select
    (select count(*) from localities) as localities,
    (select count(*) from stores where visible_in_index) as stores,
    (select count(*) from products) as products,
    (select count(*) from products p where not exists (
      select from prices c where c.product_id = p.id and coalesce(c.valid_from <= now(), true)
        and coalesce(now() < c.valid_to, true))) as unpriced,
    (select count(distinct v.product_id) from variants v join variant_stock s on s.variant_id = v.id where s.qty > 0) as "inStock",
    exists (select from settings where key = 'shop') as "hasIdentity",
    exists (select from settings where key = 'shop' and value ->> 'abn' <> '') as "hasAbn",
    exists (select from settings where key = 'delivery-rules') as "hasDeliveryRules",
    (select max(d.day) from settings s, jsonb_each(s.value) z, jsonb_array_elements_text(z.value) d (day)
      where s.key = 'public-holidays') as "lastHoliday",
    (select count(*) from mails where state = 'waiting' and due_at < now() - interval '15 minutes') as "mailsLate",
    extract(epoch from $1::timestamptz - clock_timestamp())::double precision as "clockAheadSeconds"`;
  const [facts] = await db.query<SaleFacts>(sql, [new Date()]);
  if (!facts) throw new Error('A count has no row.');
  return facts;
}

/** Origins of pictures on other hosts, with how many products use each. */
export const listPictureOrigins = (db: Database) =>
  db.query<{ origin: string; products: number }>(
    `select lower(substring(url from '^(https?://[^/]+)')) as origin, count(distinct id) as products
     from products p, jsonb_path_query(p.record, '$.images[*].url') i, lateral (select i #>> '{}' as url) u
     where url ~ '^https?://' group by 1 order by 1`,
  );
