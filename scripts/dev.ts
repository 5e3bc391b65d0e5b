import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { checkSimulatorPlace } from '../apps/server/src/config/adyen-config.ts';
import { readConfig } from '../apps/server/src/config/config.ts';
import { withPort } from '../apps/server/src/free-port.ts';
import { rendererOf } from '../apps/server/src/http/storefront.ts';
import { progressBar } from '../apps/server/src/progress-bar.ts';
import { announce, makeDemo, stopOnSignal } from '../apps/server/src/run-shop.ts';
import { createShop, prepareDatabase } from '../apps/server/src/shop.ts';

/** The shop with the storefront straight from its sources: what is saved shows at once. */
const root = fileURLToPath(new URL('../apps/storefront', import.meta.url));
const vitePath = createRequire(`${root}/package.json`).resolve('vite');
const { createServer }: typeof import('vite') = await import(pathToFileURL(vitePath).href);

process.chdir(root);
const config = await withPort({
  ...readConfig({ DATA_DIR: fileURLToPath(new URL('../.data', import.meta.url)), ...process.env }),
  devPages: true,
});
checkSimulatorPlace(config);
const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } });
const database = await prepareDatabase(config, makeDemo, progressBar('Filling the demo shop'));
const shop = await createShop({
  config,
  database,
  clientFolder: undefined,
  isDevelopment: true,
  renderPage: async (request, client, reportError) => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
    return rendererOf(build, 'development', config)(request, client, reportError);
  },
});
// Vite's own files come first; whatever it does not know is the shop's
shop.app.addHook('onRequest', (request, reply, done) => {
  if (/^\/(api|pcr|cdn-cgi|pictures|idp|demo-id|adyen|checkoutshopper|captcha)(\/|\?|$)/.test(request.url))
    return done();
  vite.middlewares(request.raw, reply.raw, () => done());
});
await shop.app.listen({ port: config.port, host: config.host });
stopOnSignal(shop, () => vite.close());
announce(config, shop.app.server.address());
