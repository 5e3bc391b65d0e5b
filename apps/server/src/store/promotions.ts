import type { Promotion } from '@wattle/domain';
import type { Database, Queryable } from './database.ts';
import { toInstant, toSeconds } from './instants.ts';
import { type Counts, countChanges, defineTable, TOUCH, upsert } from './upsert.ts';

type PromotionRow = {
  id: string;
  version_id: string;
  name: string;
  exclusive: boolean;
  coupon_codes: string[];
  starts_at: Date | null;
  ends_at: Date | null;
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
  conditions: row.conditions,
  effects: row.effects,
});

export async function savePromotions(db: Queryable, promotions: readonly Promotion[]): Promise<Counts> {
  return countChanges(promotions.length, await upsert(db, promotionTable, promotions));
}

export function promotionStore(db: Database) {
  return {
    /** Those within their dates at this moment. */
    async listPromotionsInForce(now = new Date()): Promise<Promotion[]> {
      const rows = await db.query<PromotionRow>(
        `select * from promotions where coalesce(starts_at <= $1, true) and coalesce($1 < ends_at, true) order by id`,
        [now],
        'list promotions in force',
      );
      return rows.map(toPromotion);
    },

    savePromotions: (promotions: readonly Promotion[]) => savePromotions(db, promotions),
  };
}
