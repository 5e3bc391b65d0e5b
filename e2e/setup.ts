import type { TestProject } from 'vitest/node';
import { findChromium } from '../scripts/browser/find-chromium.ts';
import { buildStorefront } from '../scripts/build-storefront.ts';
import { startShop } from './start-shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
    chromiumPath: string;
  }
}

/** Builds the storefront if need be, starts one shop with the whole demo catalogue, and finds a browser. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildStorefront({ quiet: true });
  const shop = await startShop();
  project.provide('shopUrl', shop.url);
  project.provide('chromiumPath', findChromium());
  return shop.stop;
}
