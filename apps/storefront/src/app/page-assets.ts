import type { PageFiles } from '@wattle/contract';
import type { PageRow } from '../routes.ts';

export type PageAssets = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

/** The files that these sources need to run: their own, their imports and their stylesheets. */
export function assetsOf(manifest: PageFiles['manifest'], sources: readonly string[]): PageAssets {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (source: string): void => {
    const entry = manifest[source];
    if (!entry || scripts.has(entry.file)) return;
    scripts.add(entry.file);
    for (const file of entry.imports ?? []) add(file);
    for (const file of entry.css ?? []) styles.add(file);
  };
  for (const source of sources) add(source);
  return { scripts: [...scripts], styles: [...styles] };
}

/** The URL of the code of one source. */
export function urlOfSource(manifest: PageFiles['manifest'], source: string): string | undefined {
  const file = manifest[source]?.file;
  return file && `/${file}`;
}

export const pageSource = ({ page }: Pick<PageRow, 'page'>): string => `src/routes/${page}.tsx`;
export const layoutSource = (name: string): string => `src/layouts/${name}-layout.tsx`;

/** The source files of a page, starting with the hydration entry. */
export const sourcesOf = (row: PageRow): string[] => [
  'src/entry.client.tsx',
  layoutSource(row.frame),
  ...(row.layout ? [layoutSource(row.layout)] : []),
  pageSource(row),
];
