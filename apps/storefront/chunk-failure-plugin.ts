import type { Plugin } from 'vite';

const FILE = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;
/** A listener reloads, within its limits. The navigation is left pending, as the router has it: the page stays usable. */
const ASK = `window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
return new Promise(() => {});`;

/**
 * The router reloads the page whenever a route's code cannot be loaded, without end. Here that reload goes through
 * the shop's own rule, which allows one in ten seconds. A router that no longer has these lines stops the build.
 */
export function chunkFailurePlugin(): Plugin {
  return {
    name: 'chunk-failure',
    apply: 'build',
    transform: {
      filter: { id: FILE },
      handler(code, id) {
        if (!RELOAD.test(code)) throw new Error(`${id} has changed: see chunk-failure-plugin.ts`);
        return { code: code.replace(RELOAD, ASK), map: null };
      },
    },
  };
}
