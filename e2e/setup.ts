import type { TestProject } from 'vitest/node';
import { buildStorefront } from '../scripts/build-storefront.ts';
import { startShop } from './start-shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
  }
}

/**
 * Builds the storefront if needed and starts one shop with the full demo catalogue. With SHOP_URL, tests use
 * a running shop instead: faster while writing a test.
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
