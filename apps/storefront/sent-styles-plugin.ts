import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = /[\\/]storefront[\\/]src[\\/].*\.tsx?$/;
/** `createStaticPart(() => import('./x.tsx'))`: the server sends the HTML; the code comes later or never. */
const PART = /create(?:Static|Late)Part(?:<\w+>)?\(\s*\(\) =>\s*import\('([^']+)'\)/g;
/** The block views, which a page part loads lazily. */
const VIEWS = /[\\/]block-views\.ts$/;
const VIEW = /loadable\(\(\) => import\('([^']+)'\)/g;

export type SentChunk = {
  readonly fileName: string;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: Set<string> };
};

/**
 * A page links the stylesheets of its static imports. Static and late parts are in the HTML before their code loads, so
 * the page links their stylesheets too. Without this they would show unstyled and then shift.
 */
export function sentStylesPlugin(): Plugin {
  const sent = new Map<string, readonly string[]>();
  return {
    name: 'sent-styles',
    apply: 'build',
    transform: {
      order: 'pre',
      filter: { id: SOURCE },
      handler(code, id) {
        const found = sentParts(code, id);
        if (found.length > 0) sent.set(id, found);
      },
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).flatMap((file): SentChunk[] => (file.type === 'chunk' ? [file] : []));
        // views load late themselves, and by then the page has their stylesheets
        for (const chunk of chunks.filter(({ moduleIds }) => !moduleIds.some((id) => VIEWS.test(id)))) {
          for (const css of sentStyles(chunk, chunks, sent)) chunk.viteMetadata?.importedCss.add(css);
        }
      },
    },
  };
}

/** The modules that a module loads as static or late parts. */
export function sentParts(code: string, id: string): readonly string[] {
  const paths = [...code.matchAll(VIEWS.test(id) ? VIEW : PART)].flatMap(([, path]) => path ?? []);
  return paths.map((path) => join(dirname(id), path).replaceAll('\\', '/'));
}

/** The stylesheets of every part a chunk sends, followed recursively. */
export function sentStyles(
  from: SentChunk,
  chunks: readonly SentChunk[],
  sent: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const holding = (id: string) => chunks.filter(({ moduleIds }) => moduleIds.includes(id));
  const sentBy = ({ moduleIds }: SentChunk) => moduleIds.flatMap((id) => sent.get(id) ?? []).flatMap(holding);
  const imported = ({ imports }: SentChunk) => chunks.filter(({ fileName }) => imports.includes(fileName));
  const found = new Set(sentBy(from));
  // iterating a Set also visits entries added during the loop
  for (const chunk of found) for (const next of [...sentBy(chunk), ...imported(chunk)]) found.add(next);
  return new Set([...found].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
}
