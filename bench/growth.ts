import { parseArgs } from 'node:util';
import { buildApps } from '../scripts/build-apps.ts';
import { goalsOf, timesOf } from './growth/goals-of.ts';
import { ASKED, measureSize, type SizedShopCosts } from './growth/measure-size.ts';
import { readSizes } from './growth/sizes.ts';
import { printTable } from './load.ts';
import { printGoals } from './measure/goal-table.ts';

/**
 * `npm run bench -- growth [--products=2700,50000,200000]`: the demo shop with so many products (copies of its own) on a
 * PostgreSQL, imported as a shop is. What pages and calls cost for which nothing is kept, beside the smallest of them.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { products: { type: 'string', default: '2700,50000,200000' } },
});

const rowsOf = (shop: SizedShopCosts, smallest: SizedShopCosts) =>
  ASKED.map((asked) => ({
    products: shop.products,
    what: asked,
    'shop, CPU ms': Number(shop.costs[asked].cpuMs.shop.toFixed(2)),
    'PostgreSQL, CPU ms': Number(shop.costs[asked].cpuMs.database.toFixed(2)),
    'p50 ms': Number(shop.costs[asked].p50Ms.toFixed(1)),
    'times the smallest': Number(timesOf(asked, shop, smallest).toFixed(2)),
  }));

const sizeRow = ({ products, fillSeconds, startSeconds, residentMb, gzipMs }: SizedShopCosts, smallestMb: number) => ({
  products,
  'import s': Math.round(fillSeconds),
  'start s': Number(startSeconds.toFixed(1)),
  'resident MB': residentMb,
  'times the smallest': Number((residentMb / smallestMb).toFixed(2)),
  'gzip, CPU ms': Number(gzipMs.toFixed(1)),
});

const sizes = readSizes(values.products);
await buildApps({ quiet: true });
const shops: SizedShopCosts[] = [];
for (const size of sizes) shops.push(await measureSize(size));
const [smallest] = shops;
if (smallest) {
  printTable(shops.map((shop) => sizeRow(shop, smallest.residentMb)));
  printTable(shops.flatMap((shop) => rowsOf(shop, smallest)));
  printGoals(goalsOf(shops));
}
