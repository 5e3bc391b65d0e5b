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
