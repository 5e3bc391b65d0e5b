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

export function settingStore(db: Database) {
  return {
    /** What was saved under a key; whoever asks checks its shape. */
    async findSetting(key: string): Promise<unknown> {
      const [row] = await db.query<{ value: unknown }>(
        'select value from settings where key = $1',
        [key],
        'find setting',
      );
      return row?.value;
    },

    saveSettings: (settings: readonly Setting[]) => saveSettings(db, settings),
  };
}
