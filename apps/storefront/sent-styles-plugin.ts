import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = /[\\/]storefront[\\/]src[\\/].*\.tsx?$/;
/** `createStaticPart(() => import('./x.tsx'))`: what the server sends, and whose code comes later or never. */
const PART = /create(?:Static|Late)Part(?:<\w+>)?\(\s*\(\) =>\s*import\('([^']+)'\)/g;
/** The views of blocks, which a part of the page loads in turn. */
const VIEWS = /[\\/]block-views\.ts$/;
const VIEW = /lazy\(\(\) => import\('([^']+)'\)/g;

export type SentChunk = {
  readonly fileName: string;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: Set<string> };
};

/**
 * A page brings the stylesheets of the code that it imports outright. Static and late parts are in the page before
 * their code is, so the page brings theirs too: otherwise they would be seen without them, and then move.
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
        // the views come late themselves: by then the page has their stylesheets
        for (const chunk of chunks.filter(({ moduleIds }) => !moduleIds.some((id) => VIEWS.test(id)))) {
          for (const css of sentStyles(chunk, chunks, sent)) chunk.viteMetadata?.importedCss.add(css);
        }
      },
    },
  };
}

/** The modules that a module makes parts of. */
export function sentParts(code: string, id: string): readonly string[] {
  const paths = [...code.matchAll(VIEWS.test(id) ? VIEW : PART)].flatMap(([, path]) => path ?? []);
  return paths.map((path) => join(dirname(id), path).replaceAll('\\', '/'));
}

/** The stylesheets of everything that a chunk sends, and of what that sends in turn. */
export function sentStyles(
  from: SentChunk,
  chunks: readonly SentChunk[],
  sent: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const holding = (id: string) => chunks.filter(({ moduleIds }) => moduleIds.includes(id));
  const sentBy = ({ moduleIds }: SentChunk) => moduleIds.flatMap((id) => sent.get(id) ?? []).flatMap(holding);
  const imported = ({ imports }: SentChunk) => chunks.filter(({ fileName }) => imports.includes(fileName));
  const found = new Set(sentBy(from));
  // a set that grows while it is walked is walked to its end
  for (const chunk of found) for (const next of [...sentBy(chunk), ...imported(chunk)]) found.add(next);
  return new Set([...found].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
}
