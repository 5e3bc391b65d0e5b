import type { Plugin } from 'vite';

export type BuiltFile = { readonly imports: readonly string[]; readonly hasStyles: boolean };
type Files = ReadonlyMap<string, BuiltFile>;

/** The code that is there when a chunk runs: itself and everything it imports. */
function loadedWith(file: string, files: Files): ReadonlySet<string> {
  const found = new Set([file]);
  // iterating a Set also visits entries added during the loop
  for (const one of found) for (const next of files.get(one)?.imports ?? []) found.add(next);
  return found;
}

/**
 * What a chunk names to be loaded together with code that it loads late. It does not name what is there when it runs.
 * One file that is all there is to load is imported at once, so it is named only if stylesheets are waited for.
 */
export function filesToPreload(file: string, needed: readonly string[], host: string, files: Files): string[] {
  const there = loadedWith(host, files);
  const rest = needed.filter((one) => !there.has(one));
  const isAlone = rest.length === 1 && rest[0] === file && files.get(file)?.hasStyles === false;
  return isAlone ? [] : rest;
}

/** Saves 0.1 kB a page, because every chunk lists the files that its late code needs (decision 0088). */
export function preloadsPlugin(): Plugin {
  const files = new Map<string, BuiltFile>();
  return {
    name: 'preloads',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (file, needed, { hostId }) => filesToPreload(file, needed, hostId, files),
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          const hasStyles = (file.viteMetadata?.importedCss.size ?? 0) > 0;
          files.set(file.fileName, { imports: file.imports, hasStyles });
        }
      },
    },
  };
}
