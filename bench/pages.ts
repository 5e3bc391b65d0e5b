import { startShop } from '../e2e/start-shop.ts';
import { buildApps } from '../scripts/build-apps.ts';
import { printGoals } from './measure/goal-table.ts';
import { measureKeptHome } from './pages/kept-home.ts';
import { measureNewPages } from './pages/new-pages.ts';
import { countRenders } from './pages/renders.ts';
import { weighCategory } from './pages/weigh-category.ts';

/**
 * `npm run bench -- pages`: pages as `npm start` serves them. The home page from the page cache, beside a node:http server
 * that sends the same bytes and headers. Pages that nobody has asked for, beside gzip of a fixed text. What a category
 * page weighs, and how often a page is rendered that many ask for at once.
 */
await buildApps({ quiet: true });
const shop = await startShop({ LOG_LEVEL: 'info', METRICS_PUBLIC: 'true' });
const served = { url: shop.url.replace('//localhost', '//127.0.0.1'), pid: shop.pid };
try {
  printGoals([
    ...(await measureKeptHome(served)),
    ...(await measureNewPages(served)),
    ...(await weighCategory(served)),
    ...(await countRenders(served)),
  ]);
} finally {
  await shop.stop();
}
