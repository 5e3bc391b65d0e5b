import type { Plugin } from 'vite';

type Imports = ReadonlyMap<string, readonly string[]>;

/** The code that is there when a chunk runs: itself and everything it imports. */
export function loadedWith(file: string, imports: Imports): ReadonlySet<string> {
  const found = new Set([file]);
  // iterating a Set also visits entries added during the loop
  for (const one of found) for (const next of imports.get(one) ?? []) found.add(next);
  return found;
}

/**
 * What a chunk names to be loaded together with code that it loads late. It does not name what is there when it runs,
 * and no file that is all there is to load: importing it loads it at once.
 */
export function filesToPreload(file: string, needed: readonly string[], host: string, imports: Imports): string[] {
  const there = loadedWith(host, imports);
  const rest = needed.filter((one) => !there.has(one));
  return rest.length === 1 && rest[0] === file ? [] : rest;
}

/** Saves 0.1 kB a page, because every chunk lists the files that its late code needs (decision 0088). */
export function preloadsPlugin(): Plugin {
  const imports = new Map<string, readonly string[]>();
  return {
    name: 'preloads',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (file, needed, { hostId }) => filesToPreload(file, needed, hostId, imports),
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') imports.set(file.fileName, file.imports);
        }
      },
    },
  };
}
