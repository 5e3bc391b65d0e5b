import type { Plugin } from 'vite';

const IMPORT = /^import (\w+) from ('[^']+\.module\.css');$/gm;
/** A class of one of these names is only in the whole list. */
const RESERVED = /^(?:default|delete|export|import|in|new|static|super|switch|this|void|with)$/;

/** Imports a stylesheet's classes one by one where only single ones are used. */
export function importSingleClasses(code: string): string {
  const body = code.replace(/^import [^;]*;$/gm, '');
  return code.replace(IMPORT, (statement, name: string, file: string) => {
    const uses = [...body.matchAll(new RegExp(`(?<![.\\w])${name}\\b(?:\\.(\\w+))?`, 'g'))];
    const isSingle = uses.every(([, member]) => member !== undefined && !RESERVED.test(member));
    return isSingle ? `import * as ${name} from ${file};` : statement;
  });
}

/**
 * A stylesheet's module is an object of all its classes, and a browser would get the whole object for one class.
 * Imported by name, a class is a short string at its place and the rest is left out; the stylesheet stays.
 */
export function classListPlugin(): Plugin[] {
  return [
    {
      name: 'class-list',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /[\\/]storefront[\\/]src[\\/].*\.tsx?$/ },
        handler: (code) => ({ code: importSingleClasses(code), map: null }),
      },
    },
    {
      name: 'class-list-keep',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (code) => ({ code, moduleSideEffects: 'no-treeshake', map: null }),
      },
    },
  ];
}
