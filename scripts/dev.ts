import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readConfig } from '../apps/server/src/config/config.ts';
import { checkSimulatorPlace } from '../apps/server/src/config/payment-config.ts';
import { loadDesk } from '../apps/server/src/desk/desk-renderer.ts';
import { rendererOf } from '../apps/server/src/http/storefront.ts';
import { withPort } from '../apps/server/src/shop/free-port.ts';
import { prepareDatabase } from '../apps/server/src/shop/prepare-database.ts';
import { progressBar } from '../apps/server/src/shop/progress-bar.ts';
import { announce, makeDemo, stopOnSignal } from '../apps/server/src/shop/run-shop.ts';
import { createShop } from '../apps/server/src/shop/shop.ts';
import type { StorefrontBuild } from '../packages/contract/src/pages.ts';
import { buildDesk } from './build-apps.ts';

/** Runs the shop with the storefront served from source, with hot reload. */
const root = fileURLToPath(new URL('../apps/storefront', import.meta.url));
const vitePath = createRequire(`${root}/package.json`).resolve('vite');
const { createServer }: typeof import('vite') = await import(pathToFileURL(vitePath).href);

/** Loads source modules and Vite's HMR client in the browser. */
const FROM_SOURCES = {
  build: 'development',
  manifest: { 'src/entry.client.tsx': { file: 'src/entry.client.tsx' } },
  extraHead: '<script type="module" src="/@vite/client"></script>',
};

await buildDesk();
process.chdir(root);
const config = await withPort({
  ...readConfig({
    DATA_DIR: fileURLToPath(new URL('../.data', import.meta.url)),
    MAILBOX_KEY: randomBytes(16).toString('hex'),
    ...process.env,
  }),
  devPages: true,
});
checkSimulatorPlace(config);
const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } });
const database = await prepareDatabase(config, makeDemo, progressBar('Filling the demo shop'));
const shop = await createShop({
  config,
  database,
  clientFolder: undefined,
  renderDesk: await loadDesk(),
  isDevelopment: true,
  renderPage: async (request, client, reportError) => {
    const { createPages } = (await vite.ssrLoadModule('/src/entry.server.tsx')) as StorefrontBuild;
    return rendererOf(createPages(FROM_SOURCES), config)(request, client, reportError);
  },
});
// Vite handles its own files first; everything else goes to the shop
shop.app.addHook('onRequest', (request, reply, done) => {
  if (/^\/(api|pcr|cdn-cgi|pictures|idp|demo-id|adyen|checkoutshopper|captcha|desk)(\/|\?|$)/.test(request.url))
    return done();
  vite.middlewares(request.raw, reply.raw, () => done());
});
await shop.app.listen({ port: config.port, host: config.host });
shop.startWorkers();
stopOnSignal(shop, { stopGraceMs: 0 }, () => vite.close());
announce(config, shop.app.server.address());
