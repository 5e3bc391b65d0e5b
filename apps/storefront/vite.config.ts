import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunkFailurePlugin } from './chunk-failure-plugin.ts';
import { CHUNKS, createChunkNames } from './chunk-names.ts';
import { classListPlugin } from './class-list-plugin.ts';
import { layerOrderPlugin } from './layer-order-plugin.ts';
import { scopedClassName } from './scoped-class-name.ts';
import { sentStylesPlugin } from './sent-styles-plugin.ts';
import { unusedRouterPlugin } from './unused-router-plugin.ts';

const OURS = /apps[\\/]storefront[\\/]|domain[\\/]src[\\/]catalogue[\\/]/;
/** In every page: what is loaded later need not name them. */
const ALWAYS_THERE = /assets[\\/](react|rolldown-runtime|shop)-/;
const chunkNameOf = createChunkNames();

export default defineConfig({
  css: { modules: { generateScopedName: scopedClassName } },
  plugins: [
    classListPlugin(),
    reactRouter(),
    chunkFailurePlugin(),
    layerOrderPlugin(),
    sentStylesPlugin(),
    unusedRouterPlugin(),
  ],
  // Workspace packages are TypeScript sources: the server build carries them instead of importing them.
  ssr: { noExternal: [/^@wattle\//] },
  build: {
    target: 'es2022',
    // Fonts and pictures stay files: a data address would weigh on every page and be refused by the content policy.
    assetsInlineLimit: 0,
    // how long plugins took is for who profiles the build
    rolldownOptions: { checks: { bundlerTimings: false } },
    modulePreload: { resolveDependencies: (_file, needed) => needed.filter((file) => !ALWAYS_THERE.test(file)) },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // a class's name at its place packs better than a variable that other files import
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            // One file that seldom changes, and a few of our own; the earlier group takes what both need.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|vite[\\/]preload-helper/,
                  priority: CHUNKS.length + 1,
                },
                ...CHUNKS.map((name, index) => ({
                  debugName: name,
                  name: (id: string, context: Parameters<typeof chunkNameOf>[1]) =>
                    chunkNameOf(id, context) === name ? name : null,
                  test: OURS,
                  priority: CHUNKS.length - index,
                })),
              ],
            },
          },
        },
      },
    },
  },
});
