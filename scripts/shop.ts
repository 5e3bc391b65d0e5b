import { buildServer } from './build-apps.ts';

// a command on changed sources runs what they say now
await buildServer();
await import(new URL('../apps/server/build/chunks/shop.js', import.meta.url).href);
