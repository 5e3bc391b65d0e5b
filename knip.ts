import type { KnipConfig } from 'knip';

const TESTS = ['!**/*.test.{ts,tsx}!', '!**/testing/**!'];

/**
 * Dead code: what nothing uses, and (production mode) what nothing but tests uses. A pattern that ends in `!` is part of
 * what runs in production; without it, of what tests, benches and tools run as well.
 */
export default ({ production: isProduction }: { readonly production?: boolean }): KnipConfig => ({
  // a function that its own file calls may be tested by itself
  ignoreExportsUsedInFile: true,
  // each provider of a capability passes the same cases: they are tests, exported for the server's stores
  ...(isProduction && { ignoreIssues: { 'packages/providers/src/*/conformance.ts': ['exports', 'types'] } }),
  workspaces: {
    '.': {
      entry: [
        'scripts/*.ts!',
        'scripts/checks/check-*.ts!',
        'scripts/reference/write-references.ts!',
        'bench/*.ts',
        'scripts/mutate/{mutate,few-cases,mutant-runner}.ts',
      ],
      // what tests and benches are run with is no part of production
      project: ['scripts/**/*.ts!', '!scripts/{browser,mutate,postgres}/**!', 'e2e/**/*.ts', 'bench/**/*.ts', ...TESTS],
      ignoreBinaries: ['pgrep', 'schemathesis'],
    },
    'apps/server': {
      entry: ['src/main.ts!', 'src/commands/shop.ts!', 'build.ts!'],
      project: ['src/**/*.ts!', '*.ts!', ...TESTS],
      // read as files: http/storefront.ts
      ignoreDependencies: ['@wattle/storefront'],
    },
    'apps/desk': {
      entry: ['src/entry.server.tsx!', 'src/browser/main.ts!', 'build.ts!'],
      project: ['src/**/*.{ts,tsx}!', '*.ts', ...TESTS],
      // named by the shop's tokens.css
      ignoreDependencies: ['@fontsource-variable/instrument-sans'],
    },
    'apps/storefront': {
      entry: [
        'src/entry.{client,server}.tsx!',
        'build.ts!',
        'src/routes.ts!',
        'src/{routes,layouts}/*.tsx!',
        'src/sw/*.ts!',
      ],
      project: ['src/**/*.{ts,tsx}!', '*.ts', 'testing/**/*.ts', ...TESTS],
    },
    // private packages: what no other part of the shop imports from their index is unused
    'packages/*': { includeEntryExports: true, project: ['src/**/*.ts!', ...TESTS] },
    // its index is for others
    'packages/client': { entry: ['src/index.ts!', 'build.ts!'], project: ['src/**/*.ts!', '*.ts!', ...TESTS] },
    'packages/demo': {
      includeEntryExports: true,
      project: ['src/**/*.ts!', ...TESTS],
      // its files are found by their names: pictures/letters.ts
      ignoreDependencies: ['@fontsource/instrument-sans'],
    },
    'packages/providers': {
      includeEntryExports: true,
      entry: ['src/payment/testing/check-adyen-openapi.ts'],
      project: ['src/**/*.ts!', '!src/**/conformance/**!', '!src/**/conformance*.ts!', ...TESTS],
    },
  },
});
