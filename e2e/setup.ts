import type { TestProject } from 'vitest/node';
import { buildStorefront } from '../scripts/build-storefront.ts';
import { startShop } from './start-shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
  }
}

/**
 * Builds the storefront if need be and starts one shop with the whole demo catalogue.
 * With SHOP_URL the tests go to a shop that is running already: quicker while one is written.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env.SHOP_URL;
  if (running) {
    project.provide('shopUrl', running);
    return async () => {};
  }
  await buildStorefront({ quiet: true });
  const shop = await startShop();
  project.provide('shopUrl', shop.url);
  return shop.stop;
}
