import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { writeTypes } from './src/types/write-types.ts';

/** Builds the client: one script with all that it needs, and its types, made from the schemas of the calls. */
const root = fileURLToPath(new URL('.', import.meta.url));

await build({
  root,
  configFile: false,
  logLevel: 'error',
  build: {
    outDir: 'build',
    minify: false,
    target: 'es2022',
    lib: { entry: 'src/index.ts', formats: ['es'], fileName: 'index' },
  },
});
await writeFile(join(root, 'build/index.d.ts'), writeTypes());
