import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The worker is a single file at the site root, because its path sets which pages it controls. */
export async function buildServiceWorker(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: here('.'),
    publicDir: false,
    define: { BUILD_ID: JSON.stringify(await buildId()) },
    build: {
      outDir: here('./build/client'),
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: here('./src/sw/sw.ts'), formats: ['iife'], name: 'sw', fileName: () => 'sw.js' },
    },
  });
}

/** File names carry a content hash, so the manifest identifies the release. */
async function buildId(): Promise<string> {
  const manifest = await readFile(here('./build/client/.vite/manifest.json'));
  return createHash('sha256').update(manifest).digest('hex').slice(0, 12);
}
