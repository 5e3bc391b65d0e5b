import { centsOf, dollarsOf, toCents, type VoucherRecord } from '@wattle/domain';
import type { Database, Queryable } from './database.ts';
import { hashPin, matchesPin, NO_PIN_HASH } from './pin-hash.ts';
import { type Counts, countChanges, defineTable, TOUCH, upsert } from './upsert.ts';

/** A gift card as it is kept: nobody can read its PIN again. */
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

export async function saveVouchers(db: Queryable, vouchers: readonly VoucherRecord[]): Promise<Counts> {
  const known = await db.query<{ code: string; pin_hash: string }>(
    'select code, pin_hash from vouchers where code = any($1::text[])',
    [vouchers.map(({ code }) => code)],
    'list voucher hashes',
  );
  const hashes = new Map(known.map(({ code, pin_hash }) => [code, pin_hash]));
  const hashed = await Promise.all(vouchers.map((voucher) => hide(voucher, hashes.get(voucher.code))));
  return countChanges(vouchers.length, await upsert(db, voucherTable, hashed));
}

/** The same PIN keeps its hash, so that saving a card again changes nothing. */
async function hide({ pin, ...voucher }: VoucherRecord, known: string | undefined): Promise<HashedVoucher> {
  const isSame = known !== undefined && (await matchesPin(pin, known));
  return { ...voucher, pinHash: isSame ? known : await hashPin(pin) };
}

export function voucherStore(db: Database) {
  return {
    /** The card with this code, if the PIN is its own; a wrong PIN and an unknown code look the same and take as long. */
    async findVoucher(code: string, pin: string): Promise<StoredVoucher | undefined> {
      const [row] = await db.query<VoucherRow>('select * from vouchers where code = $1', [code], 'find voucher');
      const isRight = await matchesPin(pin, row?.pin_hash ?? NO_PIN_HASH);
      if (!row || !isRight) return undefined;
      const amountRemaining = dollarsOf(toCents(row.amount_remaining_cents));
      return { code: row.code, expires: row.expires, amountRemaining, suspended: row.suspended };
    },

    saveVouchers: (vouchers: readonly VoucherRecord[]) => saveVouchers(db, vouchers),
  };
}
