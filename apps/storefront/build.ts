import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type LogLevel } from 'vite';
import { buildServiceWorker } from './build-service-worker.ts';
import { joinStyles } from './join-styles.ts';

/**
 * Builds the browser bundle, the server bundle and the service worker. `--quiet` prints errors only. Files of the
 * build before stay, because a running shop still loads them; the caller removes older ones.
 */
const root = fileURLToPath(new URL('.', import.meta.url));
const logLevel: LogLevel = process.argv.includes('--quiet') ? 'error' : 'info';

await build({
  root,
  logLevel,
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    manifest: true,
    rolldownOptions: { input: 'src/entry.client.tsx' },
  },
});
await build({
  root,
  logLevel,
  publicDir: false,
  build: {
    outDir: 'build/server',
    emptyOutDir: false,
    ssr: 'src/entry.server.tsx',
    rolldownOptions: { output: { entryFileNames: 'index.js' } },
  },
});
await joinStyles(join(root, 'build/client'));
await buildServiceWorker();
