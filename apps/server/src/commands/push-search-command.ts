import { parseArgs } from 'node:util';
import { createCatalogueCache } from '../catalogue/catalogue-cache.ts';
import { ConfigError, readConfig } from '../config/config.ts';
import { listIndexContents } from '../search/index-contents.ts';
import { createStore } from '../store/store.ts';
import { type Command, EXIT, type ExitCode } from './command.ts';
import type { Terminal } from './terminal.ts';
import { withDatabase } from './with-database.ts';

const help = `Usage: npm run shop -- push-search

Puts everything that can be found into Algolia's indexes: products in all their orders, categories, brands,
articles, stores, localities and suggestions, with synonyms and rules. Each index is filled beside the one in use
and then takes its place, so that shoppers see the old or the new.

Needs ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY and ALGOLIA_ADMIN_KEY.

Exit code: 0 done, 2 wrong usage, 3 could not run.`;

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  parseArgs({ args });
  const { algolia } = readConfig(terminal.env);
  if (!algolia) throw new ConfigError(['ALGOLIA_APP_ID: is missing: push-search needs it']);
  const { appId, adminKey: apiKey, hosts } = algolia;
  if (!apiKey) throw new ConfigError(['ALGOLIA_ADMIN_KEY: is missing: push-search needs it']);
  const { createAlgoliaClient, pushIndexes, SearchFailure } = await import('@wattle/providers/search');
  return withDatabase(terminal, async (db) => {
    const store = createStore(db);
    const contents = listIndexContents(store, createCatalogueCache(store), new Date());
    try {
      await pushIndexes(createAlgoliaClient({ appId, apiKey, hosts }), contents, ({ name, records }) => {
        terminal.err(`${name}: ${records} records`);
      });
    } catch (error) {
      if (!(error instanceof SearchFailure)) throw error;
      terminal.err(`Algolia, ${error.status}: ${error.message}`);
      return EXIT.failed;
    }
    await terminal.out('Algolia has everything that can be found.');
    return EXIT.done;
  });
}

export const pushSearchCommand: Command = { summary: 'Put everything that can be found into Algolia', help, run };
