import { startShop } from '../e2e/start-shop.ts';
import { generateDemoShop } from '../packages/demo/src/index.ts';
import { buildApps } from '../scripts/build-apps.ts';
import { printTable } from './load.ts';
import { measureBrowser } from './product/measure-browser.ts';

/** In stock and discounted, sold out, with variants, and without its own plan or delivery. */
const SHOWN = ['p-100001', 'p-100015', 'p-100042', 'p-100065'];

// React reads this on load, so import it afterwards
process.env.NODE_ENV = 'production';
const { measureServer } = await import('./product/measure-server.ts');
await buildApps({ quiet: true });

const rows = await measureServer();
const bare = rows[0]?.ms.p50 ?? Number.NaN;
printTable(
  rows.map(({ what, ms }) => ({
    what,
    'p50 ms': Number(ms.p50.toFixed(2)),
    'p99 ms': Number(ms.p99.toFixed(2)),
    'times the bare route': Number((ms.p50 / bare).toFixed(1)),
  })),
);

const { products } = generateDemoShop({ now: Math.floor(Date.now() / 1000) });
const paths = products.filter(({ id }) => SHOWN.includes(id)).map(({ path }) => `/${path}`);
const shop = await startShop({ LOG_LEVEL: 'silent' });
try {
  const pages = await measureBrowser(shop.url, ['/', ...paths]);
  printTable(
    pages.map(({ path, width, scripts, scriptGzipKb, shiftOnLoad, shiftScrolled }) => ({
      page: path.slice(0, 48),
      width,
      scripts,
      'JavaScript, gzip kB': Number(scriptGzipKb.toFixed(1)),
      'layout shift on load': Number(shiftOnLoad.toFixed(4)),
      'and after scrolling': Number(shiftScrolled.toFixed(4)),
    })),
  );
} finally {
  await shop.stop();
}
