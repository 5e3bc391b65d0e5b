import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { DeskBuild, DeskFiles, DeskPage } from '@wattle/contract/desk';

/** A built file, as it is and packed. */
export type DeskAsset = { readonly name: string; readonly body: Buffer };

export type DeskRenderer = {
  readonly page: (page: DeskPage) => string;
  /** The desk's own files by name. */
  readonly assets: ReadonlyMap<string, DeskAsset>;
};

const BUILD = fileURLToPath(new URL('../../../desk/build/', import.meta.url));
const ENTRY = 'src/browser/main.ts';

type Manifest = Readonly<
  Record<string, { readonly file: string; readonly css?: readonly string[]; readonly assets?: readonly string[] }>
>;

/** Where the desk's files are. */
export const DESK_ASSETS = '/desk/assets/';

const hrefOf = (file: string): string => DESK_ASSETS + file.slice('assets/'.length);

/** Loads the built desk. */
export async function loadDesk(): Promise<DeskRenderer> {
  const { renderDesk }: DeskBuild = await import(pathToFileURL(`${BUILD}server/index.js`).href);
  const manifest: Manifest = JSON.parse(await readFile(`${BUILD}client/.vite/manifest.json`, 'utf8'));
  const entry = manifest[ENTRY];
  const style = entry?.css?.[0];
  if (!entry || !style) throw new Error('The desk is not built. Run `npm run build`, or `npm start`.');
  const files = new Set(
    Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]),
  );
  const assets = await Promise.all(
    [...files].map(async (file): Promise<[string, DeskAsset]> => {
      const name = file.slice('assets/'.length);
      return [name, { name, body: await readFile(`${BUILD}client/${file}`) }];
    }),
  );
  const named: DeskFiles = { style: hrefOf(style), script: hrefOf(entry.file) };
  return { page: (page) => renderDesk(page, named), assets: new Map(assets) };
}
