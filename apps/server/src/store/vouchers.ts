import { centsOf, dollarsOf, toCents } from '@wattle/domain/money';
import type { VoucherRecord } from '@wattle/domain/vouchers';
import type { Database, Queryable } from './database.ts';
import { hashPin, matchesPin, NO_PIN_HASH } from './pin-hash.ts';
import { type Counts, countChanges, defineTable, TOUCH, upsert } from './upsert.ts';

/** A stored gift card. Its PIN is hashed. */
export type StoredVoucher = Omit<VoucherRecord, 'pin'>;
type HashedVoucher = StoredVoucher & { readonly pinHash: string };
type VoucherRow = {
  code: string;
  pin_hash: string;
  expires: string;
  amount_remaining_cents: number;
  suspended: boolean;
};

const voucherTable = defineTable<HashedVoucher>({
  name: 'vouchers',
  key: ['code'],
  onChange: [...TOUCH, 'version = vouchers.version + 1'],
  columns: {
    code: ['text', (v) => v.code],
    pin_hash: ['text', (v) => v.pinHash],
    expires: ['date', (v) => v.expires],
    amount_remaining_cents: ['integer', (v) => centsOf(v.amountRemaining)],
    suspended: ['boolean', (v) => v.suspended],
  },
});

/** A gift card to save: with its PIN, or with the hash that an export gave. */
export type VoucherToSave = StoredVoucher & { readonly pin?: string; readonly pinHash?: string };

export async function saveVouchers(db: Queryable, vouchers: readonly VoucherToSave[]): Promise<Counts> {
  const known = await db.query<{ code: string; pin_hash: string }>(
    'select code, pin_hash from vouchers where code = any($1::text[])',
    [vouchers.map(({ code }) => code)],
    'list voucher hashes',
  );
  const hashes = new Map(known.map(({ code, pin_hash }) => [code, pin_hash]));
  const hashed = await Promise.all(vouchers.map((voucher) => hide(voucher, hashes.get(voucher.code))));
  return countChanges(vouchers.length, await upsert(db, voucherTable, hashed));
}

/** Reuses the hash of an unchanged PIN, so that saving a card again changes nothing. */
async function hide({ pin = '', pinHash, ...voucher }: VoucherToSave, known?: string): Promise<HashedVoucher> {
  if (pinHash !== undefined) return { ...voucher, pinHash };
  const isSame = known !== undefined && (await matchesPin(pin, known));
  return { ...voucher, pinHash: isSame ? known : await hashPin(pin) };
}

/** A gift card as staff may see it. */
export type StaffVoucher = {
  readonly code: string;
  readonly expires: string;
  readonly cents: number;
  readonly suspended: boolean;
  readonly changedAt: Date;
  /** The order it was bought with; null: issued by staff, for a refund, or imported. */
  readonly boughtWith: string | null;
};
const STAFF_COLUMNS = `v.code, to_char(v.expires, 'YYYY-MM-DD') as expires, v.amount_remaining_cents as cents, v.suspended,
  v.updated_at as "changedAt", i.order_number as "boughtWith"`;

export type VoucherChange = {
  readonly at: Date;
  readonly centsBefore: number | null;
  readonly centsAfter: number;
  readonly suspended: boolean;
};
export type VoucherPayment = {
  readonly orderNumber: string;
  readonly cents: number;
  readonly status: string;
  readonly at: Date;
};

export function voucherStore(db: Database) {
  return {
    /** The card with this code if the PIN matches. Unknown code and wrong PIN look the same and take equally long. */
    async find(code: string, pin: string): Promise<StoredVoucher | undefined> {
      const [row] = await db.query<VoucherRow>('select * from vouchers where code = $1', [code], 'find voucher');
      const isRight = await matchesPin(pin, row?.pin_hash ?? NO_PIN_HASH);
      if (!row || !isRight) return undefined;
      const amountRemaining = dollarsOf(toCents(row.amount_remaining_cents));
      return { code: row.code, expires: row.expires, amountRemaining, suspended: row.suspended };
    },

    /** Cards whose number is this or ends so, the newest first, for staff: nobody sees a PIN. */
    async search(digits: string, limit: number): Promise<StaffVoucher[]> {
      return db.query<StaffVoucher>(
        `select ${STAFF_COLUMNS} from vouchers v left join issued_gift_cards i using (code)
         where right(v.code, length($1)) = $1 order by v.updated_at desc, v.code limit $2`,
        [digits, limit],
        'search vouchers',
      );
    },

    async findForStaff(code: string): Promise<StaffVoucher | undefined> {
      const [found] = await db.query<StaffVoucher>(
        `select ${STAFF_COLUMNS} from vouchers v left join issued_gift_cards i using (code) where v.code = $1`,
        [code],
        'find voucher for staff',
      );
      return found;
    },

    /** A card's history, newest first, and the orders it paid for. */
    async history(code: string): Promise<{ changes: VoucherChange[]; orders: VoucherPayment[] }> {
      const [changes, orders] = await Promise.all([
        db.query<VoucherChange>(
          `select at, cents_before as "centsBefore", cents_after as "centsAfter", suspended
           from voucher_changes where code = $1 order by id desc limit 200`,
          [code],
          'list voucher changes',
        ),
        db.query<VoucherPayment>(
          `select order_number as "orderNumber", amount_cents as cents, status, updated_at as at from payments
           where voucher_code = $1 order by updated_at desc limit 200`,
          [code],
          'list voucher payments',
        ),
      ]);
      return { changes, orders };
    },

    /** Locks a card or unlocks it, once: false where it is so already, or not there. */
    async suspend(code: string, isSuspended: boolean): Promise<boolean> {
      const changed = await db.query(
        `update vouchers set suspended = $2, version = version + 1, updated_at = now()
         where code = $1 and suspended <> $2 returning 1 as changed`,
        [code, isSuspended],
        'suspend voucher',
      );
      return changed.length > 0;
    },

    /** Does something in one transaction, such as issuing a card and writing its mail. */
    together: <T>(work: (tx: Queryable) => Promise<T>): Promise<T> => db.transaction(work),

    /** All cards, with the hashes of their PINs. */
    async listAll(): Promise<HashedVoucher[]> {
      const rows = await db.query<VoucherRow>('select * from vouchers order by code', [], 'list vouchers');
      return rows.map(({ code, expires, suspended, pin_hash, amount_remaining_cents }) => ({
        ...{ code, expires, suspended, pinHash: pin_hash },
        amountRemaining: dollarsOf(toCents(amount_remaining_cents)),
      }));
    },

    save: (vouchers: readonly VoucherRecord[]) => saveVouchers(db, vouchers),
  };
}
