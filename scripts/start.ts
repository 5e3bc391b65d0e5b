import { buildStorefront } from './build-storefront.ts';

const started = performance.now();
if ((await buildStorefront({ quiet: true })) === 'built') {
  console.log(`Built the storefront in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
await import('../apps/server/src/main.ts');
