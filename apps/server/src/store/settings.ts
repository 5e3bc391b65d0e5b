import type { Database, Queryable } from './database.ts';
import { type Counts, countChanges, defineTable, TOUCH, upsert } from './upsert.ts';

export type Setting = { readonly key: string; readonly value: unknown };

const settingTable = defineTable<Setting>({
  name: 'settings',
  key: ['key'],
  onChange: TOUCH,
  columns: { key: ['text', (s) => s.key], value: ['jsonb', (s) => s.value] },
});

export async function saveSettings(db: Queryable, settings: readonly Setting[]): Promise<Counts> {
  return countChanges(settings.length, await upsert(db, settingTable, settings));
}

/** Read access to settings. */
export type SettingFinder = Pick<ReturnType<typeof settingStore>, 'find'>;

export function settingStore(db: Database) {
  return {
    /** The value saved under a key. The caller validates it. */
    async find(key: string): Promise<unknown> {
      const [row] = await db.query<{ value: unknown }>(
        'select value from settings where key = $1',
        [key],
        'find setting',
      );
      return row?.value;
    },

    list: () => db.query<Setting>('select key, value from settings order by key', [], 'list settings'),

    save: (settings: readonly Setting[]) => saveSettings(db, settings),
  };
}
