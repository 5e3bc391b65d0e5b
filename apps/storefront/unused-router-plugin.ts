import type { Plugin } from 'vite';

const EXPORTS = /^export \{([^}]*)\};?$/m;

/** What stands in for a file of the router in the browser, by its name. */
const INSTEAD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // the whole manifest comes with the page (react-router.config.ts): there is nothing to discover
  'lib/dom/ssr/fog-of-war.js': {
    URL_LIMIT: '0',
    getManifestPath: '() => ""',
    getPartialManifest: '() => ({})',
    getPatchRoutesOnNavigationFunction: '() => undefined',
    getPathsWithAncestors: '() => []',
    handleClientVersionMismatch: '() => {}',
    isFogOfWarEnabled: '() => false',
    useFogOFWarDiscovery: '() => {}',
  },
  // no instrumentation is given to the router (entry.client.tsx)
  'lib/router/instrumentation.js': {
    consumeInstrumentationClientResultMetaReceiver: '() => undefined',
    getRouteInstrumentationUpdates: '() => ({})',
    instrumentClientSideRouter: '(router) => router',
    instrumentHandler: '(handler) => handler',
    instrumentationResultMetaContext: 'undefined',
  },
};
const FILES = /react-router\/dist\/\w+\/(lib\/(?:dom\/ssr\/fog-of-war|router\/instrumentation)\.js)$/;

/**
 * Leaves out of the browser's router what this shop's configuration switches off. A router whose files export
 * something else stops the build.
 */
export function unusedRouterPlugin(): Plugin {
  return {
    name: 'unused-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: FILES },
      handler: (code, id) => ({ code: insteadOf(code, id), map: null }),
    },
  };
}

export function insteadOf(code: string, id: string): string {
  const instead = INSTEAD[FILES.exec(id)?.[1] ?? ''] ?? {};
  const exported =
    EXPORTS.exec(code)?.[1]
      ?.split(',')
      .map((name) => name.trim()) ?? [];
  if (exported.toSorted().join() !== Object.keys(instead).toSorted().join()) {
    throw new Error(`${id} has changed: see unused-router-plugin.ts`);
  }
  return Object.entries(instead)
    .map(([name, value]) => `export const ${name} = ${value};`)
    .join('\n');
}
