import { buildApps } from './build-apps.ts';

// always production: React and the rest run as built, whatever the shell says
process.env.NODE_ENV = 'production';
const started = performance.now();
if ((await buildApps({ quiet: true })) === 'built') {
  console.log(`Built the shop in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
await import(new URL('../apps/server/build/chunks/main.js', import.meta.url).href);
