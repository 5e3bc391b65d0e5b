import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunkFailurePlugin } from './chunk-failure-plugin.ts';
import { layerOrderPlugin } from './layer-order-plugin.ts';
import { sharedByPages } from './shared-by-pages.ts';

export default defineConfig({
  plugins: [reactRouter(), chunkFailurePlugin(), layerOrderPlugin()],
  // Workspace packages are TypeScript sources: the server build carries them instead of importing them.
  ssr: { noExternal: [/^@wattle\//] },
  build: {
    target: 'es2022',
    // Fonts and pictures stay files: a data address would weigh on every page and be refused by the content policy.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One file that seldom changes, one for what several pages need, one for lists of products: otherwise a page
            // asks for thirty small ones. A group takes what it imports with it: what everybody imports is in the first.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|vite[\\/]preload-helper/,
                  priority: 3,
                },
                {
                  // both: really used by several, and by pages themselves
                  name: sharedByPages('shop', 4),
                  test: /(apps|packages)[\\/](?!.*catalogue[\\/]listing)/,
                  minShareCount: 4,
                  priority: 2,
                },
                { name: 'listing', test: /features[\\/]catalogue[\\/]listing[\\/]/, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
  },
});
