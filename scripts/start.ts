import { enableCompileCache } from 'node:module';
import { buildStorefront } from './build-storefront.ts';

// always production: React and the rest run as built, whatever the shell says
process.env.NODE_ENV = 'production';
// caches compiled code for the next start
enableCompileCache();
const started = performance.now();
if ((await buildStorefront({ quiet: true })) === 'built') {
  console.log(`Built the storefront in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
await import('../apps/server/src/main.ts');
