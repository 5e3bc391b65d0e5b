import { fileURLToPath } from 'node:url';
import { build, type LogLevel } from 'vite';
import { buildServiceWorker } from './build-service-worker.ts';

/** Builds the browser bundle, the server bundle and the service worker. `--quiet` prints errors only. */
const root = fileURLToPath(new URL('.', import.meta.url));
const logLevel: LogLevel = process.argv.includes('--quiet') ? 'error' : 'info';

await build({
  root,
  logLevel,
  build: { outDir: 'build/client', manifest: true, rolldownOptions: { input: 'src/entry.client.tsx' } },
});
await build({
  root,
  logLevel,
  publicDir: false,
  build: {
    outDir: 'build/server',
    ssr: 'src/entry.server.tsx',
    rolldownOptions: { output: { entryFileNames: 'index.js' } },
  },
});
await buildServiceWorker();
