import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const assets = fileURLToPath(new URL('./build/client/assets/', import.meta.url));
const MANIFEST = /^manifest-[\w-]+\.js$/;

type Manifest = { readonly routes: Readonly<Record<string, { readonly imports?: readonly string[] }>> };

/**
 * Every page carries the list of all pages. What each of them imports is in it only for the HTML to name: the server
 * does that from a list of its own, and a browser that goes from page to page finds it in the page's file.
 */
export async function slimManifest(): Promise<void> {
  const names = (await readdir(assets)).filter((name) => MANIFEST.test(name));
  for (const name of names) await writeFile(assets + name, withoutImports(await readFile(assets + name, 'utf8')));
}

export function withoutImports(code: string): string {
  const [start, end] = [code.indexOf('{'), code.lastIndexOf('}') + 1];
  const manifest: Manifest = JSON.parse(code.slice(start, end));
  const routes = Object.entries(manifest.routes).map(([id, { imports: _, ...route }]) => [id, route]);
  return code.slice(0, start) + JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) }) + code.slice(end);
}
