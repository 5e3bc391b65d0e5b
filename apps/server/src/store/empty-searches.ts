import type { Database } from './database.ts';

/** Days that are counted. */
const KEPT_DAYS = 30;
/** Different words of one day; more are not people, and must not fill the database. */
const WORDS_A_DAY = 10_000;

export type EmptySearch = {
  readonly words: string;
  readonly times: number;
  /** By day, the last seven, the oldest first. */
  readonly days: readonly number[];
};

export function emptySearchStore(db: Database) {
  return {
    /** Adds to the counts of today, as far as there is room, and forgets those of long ago. */
    async add(counts: readonly (readonly [words: string, times: number])[]): Promise<void> {
      await db.query(
        `with old as (delete from empty_searches where day < current_date - $3::int)
         insert into empty_searches as e (words, times)
         select given.words, given.times from unnest($1::text[], $2::int[]) as given (words, times)
         where exists (select from empty_searches k where k.words = given.words and k.day = current_date)
           or (select count(*) from empty_searches where day = current_date) < $4
         order by 1
         on conflict (words, day) do update set times = e.times + excluded.times`,
        [counts.map(([words]) => words), counts.map(([, times]) => times), KEPT_DAYS, WORDS_A_DAY],
        'add empty searches',
      );
    },

    /** Of the last seven days, the most asked first, without those that staff set aside. */
    list: (limit: number): Promise<EmptySearch[]> =>
      db.query<EmptySearch>(
        `select e.words, sum(e.times)::int as times,
           array(select coalesce((select d.times from empty_searches d where d.words = e.words and d.day = current_date - back), 0)
             from generate_series(6, 0, -1) as back) as days
         from empty_searches e
         where e.day > current_date - 7 and not exists (select from ignored_searches i where i.words = e.words)
         group by e.words order by times desc, e.words limit $1`,
        [limit],
        'list empty searches',
      ),

    async count(): Promise<{ words: number; times: number; ignored: number }> {
      const [row] = await db.query<{ words: number; times: number; ignored: number }>(
        `select count(distinct e.words)::int as words, coalesce(sum(e.times), 0)::int as times,
           (select count(*) from ignored_searches)::int as ignored
         from empty_searches e
         where e.day > current_date - 7 and not exists (select from ignored_searches i where i.words = e.words)`,
        [],
        'count empty searches',
      );
      return row ?? { words: 0, times: 0, ignored: 0 };
    },

    /** Sets words aside that are not for this shop, or takes that back. */
    async ignore(words: string, isIgnored: boolean): Promise<void> {
      await db.query(
        isIgnored
          ? 'insert into ignored_searches (words) values ($1) on conflict do nothing'
          : 'delete from ignored_searches where words = $1',
        [words],
      );
    },
  };
}
