import type { FrameName, PageRow } from '../routes.ts';
import type { FrameModule, LayoutModule, PageModule } from './page-module.ts';

const layouts = import.meta.glob<LayoutModule & FrameModule>('../layouts/*.tsx');

/** The code of a page and its layouts. */
export type PageCode = {
  readonly page: PageModule;
  readonly layout: LayoutModule | undefined;
  readonly frame: FrameModule;
};

const known = new Map<string, PageCode>();

/** `sentPage` is the file that the server named: the first page does without the list of all files. */
export async function loadPageCode(row: PageRow, sentPage?: string): Promise<PageCode> {
  const found = known.get(row.page);
  if (found) return found;
  const [page, layout, frame] = await Promise.all([
    sentPage === undefined ? loadPage(row) : import(/* @vite-ignore */ sentPage).catch(() => loadPage(row)),
    row.layout && load(layouts, `../layouts/${row.layout}-layout.tsx`),
    loadFrameCode(row.frame),
  ]);
  const code = { page, layout: layout || undefined, frame };
  known.set(row.page, code);
  return code;
}

/** The list names hundreds of files, and only a navigation needs it. */
export const loadPageFiles = () => import('./page-files.ts');

async function loadPage({ page }: PageRow): Promise<PageModule> {
  return load((await loadPageFiles()).pageFiles, `../routes/${page}.tsx`);
}

const loadFrameCode = (frame: FrameName): Promise<FrameModule> => load(layouts, `../layouts/${frame}-layout.tsx`);

async function load<T>(files: Readonly<Record<string, () => Promise<T>>>, file: string): Promise<T> {
  const code = await files[file]?.();
  if (code !== undefined) return code;
  if (!(file in files)) throw new Error(`There is no ${file}`);
  // a file of an earlier release is gone, and the page is about to reload
  return new Promise(() => {});
}
