import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DemoShop } from '@wattle/demo';
import { readConfig } from '../config/config.ts';
import type { PageRenderer } from '../http/pages.ts';
import { createShop, type Shop } from '../shop.ts';
import type { Database } from '../store/database.ts';
import { createStore } from '../store/store.ts';
import { openServer } from '../store/testing/each-database.ts';
import { sampleShop } from '../store/testing/sample-shop.ts';

const renderNothing: PageRenderer = async () =>
  new Response('<!doctype html><title>Page</title>', { headers: { 'content-type': 'text/html; charset=utf-8' } });

export type TestShop = Shop & { readonly dataDir: string };

/**
 * A whole shop around an embedded database with the sample shop, or another, in it; no port is opened. Around a
 * database that is given, it is one process of several.
 */
export async function openTestShop({
  env = {},
  renderPage = renderNothing,
  content = sampleShop(),
  open = openServer,
}: {
  env?: Record<string, string>;
  renderPage?: PageRenderer;
  content?: DemoShop;
  open?: () => Promise<Database>;
} = {}): Promise<TestShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wattle-shop-'));
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env });
  const database = await open();
  // filled before it opens: a change while it is open makes it let go of what it keeps
  await createStore(database).fillDemo(content);
  const shop = await createShop({ config, database, renderPage, clientFolder: undefined });
  return {
    ...shop,
    dataDir,
    close: async () => {
      await shop.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
