import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DemoShop } from '@wattle/demo';
import { readConfig } from '../config/config.ts';
import type { DeskRenderer } from '../desk/desk-renderer.ts';
import type { PageRenderer } from '../http/pages.ts';
import type { Logger } from '../logging/create-logger.ts';
import { createShop, type Shop } from '../shop/shop.ts';
import type { Database } from '../store/database.ts';
import { openServer } from '../store/testing/each-database.ts';
import { sampleShop } from '../store/testing/sample-shop.ts';
import { saveShop } from '../store/testing/save-shop.ts';

const renderNothing: PageRenderer = async () => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: '<!doctype html><title>Page</title>',
});

export type TestShop = Shop & { readonly dataDir: string };

/**
 * A whole shop around an embedded database, filled with the sample shop or another (null: as it is); opens no port. With a given
 * database it is one of several processes.
 */
export async function openTestShop({
  env = {},
  renderPage = renderNothing,
  content,
  open = openServer,
  clientFolder,
  renderDesk,
  log,
}: {
  env?: Record<string, string>;
  renderPage?: PageRenderer;
  content?: DemoShop | null;
  open?: () => Promise<Database>;
  clientFolder?: string;
  renderDesk?: DeskRenderer;
  log?: Logger;
} = {}): Promise<TestShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wattle-shop-'));
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env });
  const database = await open();
  // fill before opening: a later change would clear its caches
  if (content !== null) await saveShop(database, content ?? sampleShop());
  const shop = await createShop({ config, database, renderPage, renderDesk, clientFolder, ...(log && { log }) });
  shop.startWorkers();
  return {
    ...shop,
    dataDir,
    close: async () => {
      await shop.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
