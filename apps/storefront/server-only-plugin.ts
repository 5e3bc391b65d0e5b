import type { Plugin } from 'vite';

/** Server-only files are named `.server`. The build fails when browser code imports one. */
export function serverOnlyPlugin(): Plugin {
  return {
    name: 'server-only',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /\.server(\.tsx?)?$/ },
      handler(source, importer) {
        this.error(`${importer} would bring ${source} into the browser`);
      },
    },
  };
}
