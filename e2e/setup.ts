import type { TestProject } from 'vitest/node';
import { buildApps } from '../scripts/build-apps.ts';
import { makeFilledTemplate } from './filled-shop.ts';
import { startShop } from './start-shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
  }
}

/**
 * Builds the storefront if needed, starts one shop with the full demo catalogue, and fills a database for the
 * tests that need a shop of their own. With SHOP_URL, tests use
 * a running shop instead: faster while writing a test.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env.SHOP_URL;
  if (!running) await buildApps({ quiet: true });
  const [{ stop: forgetTemplate, ...template }, shop] = await Promise.all([
    makeFilledTemplate(),
    running ? undefined : startShop(),
  ]);
  project.provide('filledTemplate', template);
  project.provide('shopUrl', shop?.url ?? running ?? '');
  return async () => {
    await shop?.stop();
    await forgetTemplate();
  };
}
