import type { Database } from './database.ts';

export type AttemptLimits = { readonly tries: number; readonly seconds: number };

/** Five wrong PINs within 15 minutes lock a gift card for another 15. */
export const VOUCHER_ATTEMPTS: AttemptLimits = { tries: 5, seconds: 15 * 60 };
/** Wrong PINs from one network, for any cards. Several people may share an address. */
export const CLIENT_ATTEMPTS: AttemptLimits = { tries: 20, seconds: 15 * 60 };

/** Expired counters deleted per attempt. */
const CLEARED = 20;

type Counter = { readonly table: string; readonly key: string };
const CARDS: Counter = { table: 'voucher_attempts', key: 'code' };
const CLIENTS: Counter = { table: 'voucher_client_attempts', key: 'client' };

/**
 * Counts the attempt before the PIN is checked, so that concurrent guesses get no extra tries. The last try starts the
 * lock. While locked nothing is counted, so the lock always ends.
 */
const takeFrom = ({ table, key }: Counter): string => `
  with over as (
    delete from ${table} where ${key} in (
      select ${key} from ${table} where ends_at <= now() and ${key} <> $1 limit ${CLEARED} for update skip locked))
  insert into ${table} as kept (${key}, tries, ends_at) values ($1, 1, now() + make_interval(secs => $3))
  on conflict (${key}) do update set
    tries = case when kept.ends_at <= now() then 1 else kept.tries + 1 end,
    ends_at = case when kept.ends_at <= now() or kept.tries + 1 >= $2 then now() + make_interval(secs => $3)
      else kept.ends_at end
  where kept.ends_at <= now() or kept.tries < $2
  returning tries`;

/** The PIN was right, so do not count the attempt. */
const giveBackTo = ({ table, key }: Counter): string =>
  `update ${table} set tries = greatest(tries - 1, 0) where ${key} = $1`;

function counterOf(db: Database, counter: Counter, name: string, usual: AttemptLimits) {
  const [take, giveBack] = [takeFrom(counter), giveBackTo(counter)];
  return {
    /** Uses up one PIN attempt. False: locked. */
    async take(key: string, { tries, seconds }: AttemptLimits = usual): Promise<boolean> {
      return (await db.query(take, [key, tries, seconds], `take ${name} try`)).length > 0;
    },
    async giveBack(key: string): Promise<void> {
      await db.query(giveBack, [key], `give back ${name} try`);
    },
  };
}

/** PIN attempts by gift card, and by the network of the client. */
export const voucherAttemptStore = (db: Database) => ({
  cards: counterOf(db, CARDS, 'voucher', VOUCHER_ATTEMPTS),
  clients: counterOf(db, CLIENTS, 'voucher client', CLIENT_ATTEMPTS),
});
