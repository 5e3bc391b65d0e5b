import type { ServiceName } from '@wattle/contract/desk';
import type { Database } from './database.ts';

export type ServiceAlarm = { readonly service: ServiceName; readonly problem: string; readonly since: Date };

export function serviceAlarmStore(db: Database) {
  return {
    /** Since the first of its refusals in a row. */
    async raise(service: ServiceName, problem: string): Promise<void> {
      await db.query(
        `insert into service_alarms (service, problem) values ($1, $2)
         on conflict (service) do update set problem = excluded.problem`,
        [service, problem],
        'raise service alarm',
      );
    },

    async clear(service: ServiceName): Promise<void> {
      await db.query('delete from service_alarms where service = $1', [service], 'clear service alarm');
    },

    list: (): Promise<ServiceAlarm[]> =>
      db.query<ServiceAlarm>('select service, problem, since from service_alarms order by since', [], 'list alarms'),
  };
}
