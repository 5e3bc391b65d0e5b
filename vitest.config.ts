import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LONG_FACTOR, WAIT_FACTOR } from './scripts/testing/factors.ts';

const unit = [
  'packages/*/src/**/*.test.ts',
  'apps/*/src/**/*.test.{ts,tsx}',
  'scripts/**/*.test.ts',
  'bench/**/*.test.ts',
];

/**
 * One pool for all four projects. One worker more than processors: browser tests wait for half of their time, for a frame
 * or an answer. More browsers than five come into each other's way.
 */
const maxWorkers = Math.min(availableParallelism() + 1, 5);

/** A poll gives up late: it costs nothing where the answer comes, and a loaded machine is slow, not wrong. */
const poll = { timeout: 30_000 * WAIT_FACTOR, interval: 25 };
const alias =
  LONG_FACTOR > 1 ? { 'fast-check': fileURLToPath(import.meta.resolve('./scripts/testing/fast-check-long.ts')) } : {};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: unit,
          exclude: ['**/node_modules/**', '**/*.db.test.ts', '**/*.component.test.ts'],
          testTimeout: 120_000 * WAIT_FACTOR,
          hookTimeout: 120_000 * WAIT_FACTOR,
          maxWorkers,
          expect: { poll },
          alias,
          // they keep nothing between them, and a process of its own costs a file more than its tests
          isolate: false,
        },
      },
      {
        test: {
          name: 'database',
          include: ['apps/server/src/**/*.db.test.ts'],
          globalSetup: ['scripts/postgres/vitest-setup.ts'],
          testTimeout: 300_000 * WAIT_FACTOR,
          hookTimeout: 300_000 * WAIT_FACTOR,
          maxWorkers,
          expect: { poll },
          alias,
          // what each keeps is in a database of its own, and the shop's modules are loaded once a worker
          isolate: false,
        },
      },
      {
        test: {
          name: 'component',
          include: ['apps/storefront/src/**/*.component.test.ts'],
          globalSetup: ['scripts/browser/provide-chromium.ts', 'apps/storefront/testing/build-setup.ts'],
          env: { NODE_ENV: 'production' },
          testTimeout: 120_000 * WAIT_FACTOR,
          hookTimeout: 120_000 * WAIT_FACTOR,
          maxWorkers,
          isolate: false,
          expect: { poll },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'e2e/**/*.long.test.ts'],
          globalSetup: ['scripts/browser/provide-chromium.ts', 'e2e/setup.ts'],
          testTimeout: 240_000 * WAIT_FACTOR,
          hookTimeout: 240_000 * WAIT_FACTOR,
          maxWorkers,
          isolate: false,
          expect: { poll },
        },
      },
      // only by `npm run test:long`
      {
        test: {
          name: 'soak',
          include: ['e2e/**/*.long.test.ts'],
          globalSetup: ['scripts/browser/provide-chromium.ts', 'e2e/setup.ts'],
          testTimeout: 600_000 * WAIT_FACTOR,
          hookTimeout: 240_000 * WAIT_FACTOR,
          // they look at times and memory: one after the other, when nothing else runs
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
