import type { Database } from './database.ts';

export type AttemptLimits = { readonly tries: number; readonly seconds: number };

/** Five wrong PINs within a quarter of an hour lock a gift card for another quarter. */
export const VOUCHER_ATTEMPTS: AttemptLimits = { tries: 5, seconds: 15 * 60 };

/** How many counts that are over are cleared away by a try. */
const CLEARED = 20;

/**
 * Counts before the PIN is looked at, so that a crowd has no more guesses than one. The last try that is left sets the
 * time of the lock; while it holds nothing is counted, so it ends.
 */
const TAKE = `
  with over as (
    delete from voucher_attempts where code in (
      select code from voucher_attempts where ends_at <= now() and code <> $1 limit ${CLEARED} for update skip locked))
  insert into voucher_attempts as kept (code, tries, ends_at) values ($1, 1, now() + make_interval(secs => $3))
  on conflict (code) do update set
    tries = case when kept.ends_at <= now() then 1 else kept.tries + 1 end,
    ends_at = case when kept.ends_at <= now() or kept.tries + 1 >= $2 then now() + make_interval(secs => $3)
      else kept.ends_at end
  where kept.ends_at <= now() or kept.tries < $2
  returning tries`;

/** The PIN was right: it was not one of the wrong ones. */
const GIVE_BACK = `update voucher_attempts set tries = greatest(tries - 1, 0) where code = $1`;

export function voucherAttemptStore(db: Database) {
  return {
    /** Takes one of the tries at a gift card's PIN; false: it is locked. */
    async takeVoucherTry(code: string, { tries, seconds }: AttemptLimits = VOUCHER_ATTEMPTS): Promise<boolean> {
      return (await db.query(TAKE, [code, tries, seconds], 'take voucher try')).length > 0;
    },
    async giveBackVoucherTry(code: string): Promise<void> {
      await db.query(GIVE_BACK, [code], 'give back voucher try');
    },
  };
}
