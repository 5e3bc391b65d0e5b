import type { Database } from './database.ts';

/** An offer that gives much, switched off until somebody else switches it on. */
export type WaitingOffer = {
  readonly id: string;
  readonly name: string;
  readonly by: string;
  readonly sub: string;
  readonly since: Date;
};

/** Who wrote an offer as it is. */
const LAST_WRITTEN = `a.subject_kind = 'promotion' and a.act in ('offer-add', 'offer-edit')
  and not exists (select from desk_audit l where l.subject_kind = a.subject_kind and l.subject_id = a.subject_id
    and l.id > a.id and l.act in ('offer-add', 'offer-edit', 'offer-import'))`;

/** Nobody else has switched it on since. */
const BY_NOBODY_ELSE = `not exists (select from desk_audit l where l.subject_kind = a.subject_kind
  and l.subject_id = a.subject_id and l.id > a.id and l.act = 'offer-switch' and l.after->>'isOff' = 'false'
  and l.actor_sub <> a.actor_sub)`;

/** Who wrote and switched offers is in the desk's log, which nobody changes. */
export function staffOfferStore(db: Database) {
  return {
    /** Which account wrote each of these offers as it is, where nobody else has switched it on since. */
    async writtenAlone(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const rows = await db.query<{ id: string; sub: string }>(
        `select a.subject_id as id, a.actor_sub as sub from desk_audit a
         where a.subject_id = any($1) and a.actor_sub is not null
           and ${LAST_WRITTEN} and ${BY_NOBODY_ELSE}`,
        [ids],
        'find who wrote offers',
      );
      return new Map(rows.map(({ id, sub }) => [id, sub]));
    },

    /** Those of the last week, the newest first. */
    listWaiting: (): Promise<WaitingOffer[]> =>
      db.query<WaitingOffer>(
        `select p.id, p.name, a.actor as by, coalesce(a.actor_sub, '') as sub, a.at as since
         from desk_audit a join promotions p on p.id = a.subject_id
         where ${LAST_WRITTEN} and ${BY_NOBODY_ELSE} and a.at > now() - interval '7 days' and (a.after->>'waits')::boolean
           and p.switched_off_at is not null order by a.at desc limit 20`,
        [],
        'list waiting offers',
      ),
  };
}
