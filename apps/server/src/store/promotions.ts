import { cleanEmail } from '@wattle/domain/forms';
import type { Promotion } from '@wattle/domain/promotions';
import type { Database, Queryable } from './database.ts';
import { toInstant, toSeconds } from './instants.ts';
import { type Changes, type Counts, countChanges, defineTable, TOUCH, upsert } from './upsert.ts';

type PromotionRow = {
  id: string;
  version_id: string;
  name: string;
  exclusive: boolean;
  coupon_codes: string[];
  starts_at: Date | null;
  ends_at: Date | null;
  lane: Promotion['lane'];
  conditions: Promotion['conditions'];
  effects: Promotion['effects'];
};

const promotionTable = defineTable<Promotion>({
  name: 'promotions',
  key: ['id'],
  onChange: TOUCH,
  columns: {
    id: ['text', (p) => p.id],
    version_id: ['text', (p) => p.versionId],
    name: ['text', (p) => p.name],
    exclusive: ['boolean', (p) => p.exclusive],
    coupon_codes: ['text[]', (p) => p.couponCodes],
    starts_at: ['timestamptz', (p) => toInstant(p.startsAt)],
    ends_at: ['timestamptz', (p) => toInstant(p.endsAt)],
    lane: ['text', (p) => p.lane],
    conditions: ['jsonb', (p) => p.conditions],
    effects: ['jsonb', (p) => p.effects],
  },
});

const toPromotion = (row: PromotionRow): Promotion => ({
  id: row.id,
  versionId: row.version_id,
  name: row.name,
  exclusive: row.exclusive,
  couponCodes: row.coupon_codes,
  startsAt: toSeconds(row.starts_at),
  endsAt: toSeconds(row.ends_at),
  lane: row.lane,
  conditions: row.conditions,
  effects: row.effects,
});

export const upsertPromotions = (db: Queryable, promotions: readonly Promotion[]): Promise<Changes> =>
  upsert(db, promotionTable, promotions);

export const savePromotions = async (db: Queryable, promotions: readonly Promotion[]): Promise<Counts> =>
  countChanges(promotions.length, await upsertPromotions(db, promotions));

/** A promotion as it was and as it is now; null: it was not there, or is gone. */
export type PromotionChange = {
  readonly id: string;
  readonly before: Promotion | null;
  readonly after: Promotion | null;
};

/** As they are until this transaction ends. Always in the same order, so that two imports never wait for each other. */
async function lockPromotions(tx: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Promotion>> {
  const sql = 'select * from promotions where id = any($1::text[]) order by id for update';
  const rows = await tx.query<PromotionRow>(sql, [ids], 'lock promotions');
  return new Map(rows.map((row) => [row.id, toPromotion(row)]));
}

/** Does something to promotions in this transaction, and says what became of each that it names. */
export async function watchPromotions<T>(
  tx: Queryable,
  ids: readonly string[],
  work: () => Promise<{ readonly result: T; readonly changed: readonly string[] }>,
): Promise<{ readonly result: T; readonly changes: readonly PromotionChange[] }> {
  const before = await lockPromotions(tx, ids);
  const { result, changed } = await work();
  const after = await lockPromotions(tx, changed);
  const changes = changed.map((id) => ({ id, before: before.get(id) ?? null, after: after.get(id) ?? null }));
  return { result, changes };
}

/** An order used a promotion. A shopper is identified by email. */
export type PromotionUse = { readonly promotionId: string; readonly orderNumber: string; readonly shopper: string };

/** Uses of a promotion, in total and by one shopper. */
export type UseCounts = { readonly total: number; readonly own: number };

/** A promotion as staff see it. */
export type StaffPromotion = {
  readonly promotion: Promotion;
  readonly isOff: boolean;
  readonly uses: number;
  /** In seven days. */
  readonly recentUses: number;
};

type StaffRow = PromotionRow & { switched_off_at: Date | null; uses: number; recent: number };

const STAFF_SQL = `select p.*, coalesce(u.uses, 0)::int as uses, coalesce(u.recent, 0)::int as recent
  from promotions p left join (
    select promotion_id, count(*) as uses, count(*) filter (where used_at > now() - interval '7 days') as recent
    from promotion_uses group by promotion_id) u on u.promotion_id = p.id`;

const toStaffPromotion = (row: StaffRow): StaffPromotion => ({
  promotion: toPromotion(row),
  isOff: row.switched_off_at !== null,
  uses: row.uses,
  recentUses: row.recent,
});

/** Counts one use per order, however often it is saved. */
export async function savePromotionUses(db: Queryable, uses: readonly PromotionUse[]): Promise<void> {
  await db.query(
    `insert into promotion_uses (promotion_id, order_number, shopper)
     select * from unnest($1::text[], $2::text[], $3::text[]) on conflict do nothing`,
    [
      uses.map(({ promotionId }) => promotionId),
      uses.map(({ orderNumber }) => orderNumber),
      uses.map(({ shopper }) => cleanEmail(shopper)),
    ],
    'save promotion uses',
  );
}

export function promotionStore(db: Database) {
  return {
    /** Promotions that have not ended and are not switched off; some start later. */
    async list(now = new Date()): Promise<Promotion[]> {
      const sql = `select * from promotions where coalesce($1 < ends_at, true) and switched_off_at is null order by id`;
      return (await db.query<PromotionRow>(sql, [now], 'list promotions')).map(toPromotion);
    },

    /** All of them, also those that have ended or are switched off, with their uses. */
    async listAll(): Promise<StaffPromotion[]> {
      return (await db.query<StaffRow>(`${STAFF_SQL} order by p.id`, [], 'list all promotions')).map(toStaffPromotion);
    },

    /** One of them; locked, nobody else changes it before this transaction ends. */
    async find(id: string, { isLocked = false } = {}): Promise<StaffPromotion | undefined> {
      if (isLocked) await db.query('select 1 from promotions where id = $1 for update', [id], 'lock promotion');
      const [row] = await db.query<StaffRow>(`${STAFF_SQL} where p.id = $1`, [id], 'find promotion');
      return row && toStaffPromotion(row);
    },

    /** How often a promotion had been used by each of these moments. */
    async countUsesBefore(id: string, moments: readonly Date[]): Promise<number[]> {
      const rows = await db.query<{ n: number }>(
        `select (select count(*) from promotion_uses u where u.promotion_id = $1 and u.used_at < t.at)::int as n
         from unnest($2::timestamptz[]) with ordinality as t(at, nth) order by t.nth`,
        [id, moments],
        'count promotion uses before',
      );
      return rows.map(({ n }) => n);
    },

    /** Switches a promotion off or on, once: false where it is so already, or not there. */
    async switch(id: string, isOff: boolean): Promise<boolean> {
      const changed = await db.query(
        `update promotions set switched_off_at = case when $2 then now() end, updated_at = now()
         where id = $1 and (switched_off_at is not null) <> $2 returning 1 as changed`,
        [id, isOff],
        'switch promotion',
      );
      return changed.length > 0;
    },

    /** Uses of promotions. Without a shopper, `own` is 0. Unused promotions are omitted. */
    async countUses(promotionIds: readonly string[], shopper: string | null): Promise<ReadonlyMap<string, UseCounts>> {
      const rows = await db.query<UseCounts & { id: string }>(
        `select promotion_id as id, count(*) as total, count(*) filter (where shopper = $2) as own
         from promotion_uses where promotion_id = any($1::text[]) group by promotion_id`,
        [promotionIds, shopper === null ? null : cleanEmail(shopper)],
        'count promotion uses',
      );
      return new Map(rows.map(({ id, total, own }) => [id, { total, own }]));
    },

    save: (promotions: readonly Promotion[]) => savePromotions(db, promotions),
    saveUses: (uses: readonly PromotionUse[]) => savePromotionUses(db, uses),
  };
}
