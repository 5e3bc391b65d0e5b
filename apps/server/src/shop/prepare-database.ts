import type { DemoShop } from '@wattle/demo';
import type { Config } from '../config/config.ts';
import { fillDemo, type OnProgress } from '../import/fill-demo.ts';
import type { Database } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { openWhenThere, type Waiting } from '../store/open-when-there.ts';
import { createStore } from '../store/store.ts';

const NO_WAITING: Waiting = { waitMs: 0, onWaiting: () => {} };

/** Opens and migrates the database, and fills it with the demo shop if it is empty, unless DEMO=false. */
export async function prepareDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'fillsDemo'>,
  makeDemo: () => Promise<DemoShop>,
  onProgress?: OnProgress,
  waiting = NO_WAITING,
): Promise<Database> {
  const database = await openWhenThere(config, waiting);
  try {
    await migrate(database);
    const store = createStore(database);
    if (config.fillsDemo) {
      if (await store.demo.isShopEmpty()) await fillDemo(database, await makeDemo(), onProgress);
      else await store.demo.nameShop((await import('@wattle/demo/identity')).DEMO_IDENTITY);
    }
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
