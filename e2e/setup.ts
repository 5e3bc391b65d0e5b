import type { TestProject } from 'vitest/node';
import { buildApps } from '../scripts/build-apps.ts';
import { makeFilledTemplates, startFilledShop } from './filled-shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
  }
}

/**
 * Builds the storefront if needed, fills a demo shop on each kind of database for the tests that need a shop of their
 * own, and starts one with the full catalogue for all others. With SHOP_URL, those use a running shop instead: faster
 * while writing a test.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env.SHOP_URL;
  if (!running) await buildApps({ quiet: true });
  const { stop: forgetTemplates, ...templates } = await makeFilledTemplates();
  const shop = running ? undefined : await startFilledShop({}, templates);
  project.provide('filledTemplates', templates);
  project.provide('shopUrl', shop?.url ?? running ?? '');
  return async () => {
    await shop?.stop();
    await forgetTemplates();
  };
}
