import { readConfig } from '../../apps/server/src/config/config.ts';
import { prepareDatabase } from '../../apps/server/src/shop/prepare-database.ts';
import { generateDemoShop } from '../../packages/demo/src/index.ts';
import { sizedShop } from '../machines/sized-shop.ts';

/** Imports the demo shop with so many products into an empty PostgreSQL. Returns how many seconds that took. */
export async function fillShop(databaseUrl: string, products: number): Promise<number> {
  const demo = sizedShop(generateDemoShop({ now: Math.floor(Date.now() / 1000) }), products);
  const began = performance.now();
  const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: '.data' });
  const database = await prepareDatabase(config, async () => demo);
  await database.close();
  return (performance.now() - began) / 1000;
}
