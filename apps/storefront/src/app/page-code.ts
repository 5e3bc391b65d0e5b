import type { PageRow } from '../routes.ts';
import type { FrameModule, LayoutModule, PageModule } from './page-module.ts';

/** The code of a page and its layouts. */
export type PageCode = {
  readonly page: PageModule;
  readonly layout: LayoutModule | undefined;
  readonly frame: FrameModule;
};

/** The files of the code of a page. */
export type SentCode = {
  readonly page?: string | undefined;
  /** None for the frame of the shop, which is there. */
  readonly frame?: string | undefined;
  readonly layout?: string | undefined;
};

const known = new Map<string, PageCode>();

/** `sent` are the files that the server named: the first page does without the list of all files. */
export async function loadPageCode(row: PageRow, sent: SentCode = {}): Promise<PageCode> {
  const found = known.get(row.page);
  if (found) return found;
  const [page, layout, frame] = await Promise.all([
    load<PageModule>(`routes/${row.page}`, sent.page),
    row.layout && load<LayoutModule>(`layouts/${row.layout}-layout`, sent.layout),
    // almost every page has it
    row.frame === 'shop'
      ? (import('../layouts/shop-layout.tsx') as Promise<FrameModule>)
      : load<FrameModule>(`layouts/${row.frame}-layout`, sent.frame),
  ]);
  const code = { page, layout: layout || undefined, frame };
  known.set(row.page, code);
  return code;
}

/** The list names hundreds of files, and only a navigation needs it. */
export const loadPageFiles = () => import('./page-files.ts');

const load = <T>(file: string, sent: string | undefined): Promise<T> =>
  sent === undefined ? loadListed(file) : import(/* @vite-ignore */ sent).catch(() => loadListed<T>(file));

async function loadListed<T>(name: string): Promise<T> {
  const { pageFiles } = await loadPageFiles();
  const file = `../${name}.tsx`;
  const code = await pageFiles[file]?.();
  if (code !== undefined) return code as T;
  if (!(file in pageFiles)) throw new Error(`There is no ${file}`);
  // a file of an earlier release is gone, and the page is about to reload
  return new Promise(() => {});
}
