import { relative } from 'node:path';
import { defineConfig } from 'vite';
import { CHUNKS, createChunkNames } from './chunk-names.ts';
import { classNamesPlugin } from './class-names-plugin.ts';
import { layerOrderPlugin } from './layer-order-plugin.ts';
import { preloadsPlugin } from './preloads-plugin.ts';
import { createScopedNames } from './scoped-names.ts';
import { sentStylesPlugin } from './sent-styles-plugin.ts';
import { serverOnlyPlugin } from './server-only-plugin.ts';

const chunkNameOf = createChunkNames();

const scopedName = createScopedNames();

/** While developing, the class's own name stays readable. Saves 6 kB of a category page's HTML (decision 0081). */
function generateScopedName(isBuild: boolean) {
  return (name: string, file: string, css: string): string => {
    const path = relative(import.meta.dirname, file.split('?')[0] ?? file).replaceAll('\\', '/');
    return isBuild ? scopedName(name, path, css) : `${name}_${scopedName(name, path, css)}`;
  };
}

export default defineConfig(({ command, isSsrBuild = false }) => ({
  css: { modules: { generateScopedName: generateScopedName(command === 'build') } },
  plugins: [
    serverOnlyPlugin(),
    layerOrderPlugin(),
    sentStylesPlugin(),
    preloadsPlugin(),
    ...(isSsrBuild ? [] : classNamesPlugin()),
  ],
  // Workspace packages are TypeScript sources, so the server build bundles them.
  ssr: { noExternal: [/^@wattle\//] },
  build: {
    target: 'es2022',
    // Fonts and pictures stay files: data URLs would add to every page, and the content security policy blocks them.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // plugin timings matter only when profiling the build
      checks: { bundlerTimings: false },
      // inlined class names and words compress better than variables imported from other files: 1.5 to 2.5 kB a page
      ...(!isSsrBuild && { optimization: { inlineConst: { mode: 'all' as const, pass: 2 } } }),
      output: {
        // a hash does not compress, and stands in every file that names another: 0.2 to 0.3 kB a page
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        ...(!isSsrBuild && {
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          // One vendor file that seldom changes, and a few of our own; a shared module goes to the earlier group.
          // Saves 4 to 10 kB and 28 to 54 files a page (decision 0057).
          codeSplitting: {
            groups: [
              {
                name: 'react',
                test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|vite[\\/]preload-helper/,
                priority: CHUNKS.length + 1,
              },
              ...CHUNKS.map((name, index) => ({
                debugName: name,
                name: (id: string, context: Parameters<typeof chunkNameOf>[1]) =>
                  chunkNameOf(id, context) === name ? name : null,
                priority: CHUNKS.length - index,
              })),
            ],
          },
        }),
      },
    },
  },
}));
