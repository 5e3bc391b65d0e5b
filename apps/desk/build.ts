import { fileURLToPath } from 'node:url';
import { build, type LogLevel } from 'vite';

/** Builds the desk: one script and one style for browsers, and the components for the server. */
const root = fileURLToPath(new URL('.', import.meta.url));
const logLevel: LogLevel = process.argv.includes('--quiet') ? 'error' : 'info';

await build({
  root,
  logLevel,
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    manifest: true,
    rolldownOptions: { input: 'src/browser/main.ts' },
  },
});
await build({
  root,
  logLevel,
  build: {
    outDir: 'build/server',
    emptyOutDir: false,
    ssr: 'src/entry.server.tsx',
    rolldownOptions: { output: { entryFileNames: 'index.js' } },
  },
});
