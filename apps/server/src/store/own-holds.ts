import type { Database } from './database.ts';

/** The holds of a shopper's own unfinished attempt. Quotes must not count them against the shopper. */
export type OwnHolds = {
  /** Units by variant. */
  readonly stock: ReadonlyMap<string, number>;
  readonly storeStock: readonly { readonly storeId: string; readonly variantId: string; readonly qty: number }[];
  /** Cents by gift card. */
  readonly vouchers: ReadonlyMap<string, number>;
  /** Who uses each promotion. */
  readonly uses: ReadonlyMap<string, string>;
  /** Slots on days. */
  readonly places: readonly {
    readonly place: string;
    readonly day: string;
    readonly size: string;
    /** Empty: at any time of the day. */
    readonly window: string;
  }[];
};

export const NO_HOLDS: OwnHolds = {
  stock: new Map(),
  storeStock: [],
  vouchers: new Map(),
  uses: new Map(),
  places: [],
};

type Row = {
  readonly stock: readonly [string, number][] | null;
  readonly storeStock: OwnHolds['storeStock'] | null;
  readonly vouchers: readonly [string, number][] | null;
  readonly uses: readonly [string, string][] | null;
  readonly places: OwnHolds['places'] | null;
};

/** One statement, so that all holds are seen at the same moment. */
const FIND = `
  with mine as (select order_number from placements p where attempt_key = $1 and (state in ('HELD', 'ACTION')
    -- its goods stay in the cart until the payment is sure
    or exists (select from orders o where o.number = p.order_number and o.status = 'PENDING')))
  select
    (select json_agg(json_build_array(variant_id, qty)) from stock_holds join mine using (order_number)) as stock,
    (select json_agg(json_build_object('storeId', store_id, 'variantId', variant_id, 'qty', qty))
      from store_stock_holds join mine using (order_number)) as "storeStock",
    (select json_agg(json_build_array(voucher_code, amount_cents)) from payments join mine using (order_number)
      where type = 'VOUCHER' and status in ('HELD', 'TAKEN')) as vouchers,
    (select json_agg(json_build_array(promotion_id, shopper)) from promotion_uses join mine using (order_number)) as uses,
    (select json_agg(json_build_object('place', place, 'day', to_char(day, 'YYYY-MM-DD'), 'size', size, 'window', window_name))
      from delivery_bookings join mine using (order_number)) as places`;

export function ownHoldStore(db: Database) {
  return {
    /** The holds of the attempt with this key; none without a key, or once it is closed. */
    async find(attemptKey: string | undefined): Promise<OwnHolds> {
      if (attemptKey === undefined) return NO_HOLDS;
      const [row] = await db.query<Row>(FIND, [attemptKey], 'find own holds');
      if (!row) return NO_HOLDS;
      return {
        stock: new Map(row.stock),
        storeStock: row.storeStock ?? [],
        vouchers: new Map(row.vouchers),
        uses: new Map(row.uses),
        places: row.places ?? [],
      };
    },
  };
}
