import type { PageFiles } from '@wattle/contract';

export type PageAssets = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The URL of the page's own code. */
  readonly page: string | undefined;
};

/** The files that these sources need to run: their own, their imports and their stylesheets. */
export function assetsOf(manifest: PageFiles['manifest'], sources: readonly string[], page: string): PageAssets {
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
  const own = manifest[page]?.file;
  return { scripts: [...scripts], styles: [...styles], page: own && `/${own}` };
}
