import { defineConfig } from 'vitest/config';

const unit = [
  'packages/*/src/**/*.test.ts',
  'apps/*/src/**/*.test.{ts,tsx}',
  'scripts/**/*.test.ts',
  'bench/**/*.test.ts',
];

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'unit', include: unit, exclude: ['**/node_modules/**', '**/*.db.test.ts'], testTimeout: 30_000 },
      },
      {
        test: {
          name: 'database',
          include: ['apps/server/src/**/*.db.test.ts'],
          globalSetup: ['scripts/postgres/vitest-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
          // a page waits more than it works: two at a time
          maxWorkers: 2,
          // a browser on a loaded machine may miss a moment: once more, and the run names the test at its end
          retry: 1,
          // a loaded machine is slow, not wrong
          expect: { poll: { timeout: 20_000, interval: 100 } },
        },
      },
    ],
  },
});
