import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const assets = fileURLToPath(new URL('./build/client/assets/', import.meta.url));
const MANIFEST = /^manifest-[\w-]+\.js$/;

type Manifest = { readonly routes: Readonly<Record<string, Readonly<Record<string, unknown>>>> };

/**
 * Every page carries the list of all pages. What each of them imports is in it only for the HTML to name: the server
 * does that from a list of its own, and a browser that goes from page to page finds it in the page's file. What a page
 * does not have need not be said of each.
 */
export async function slimManifest(): Promise<void> {
  const names = (await readdir(assets)).filter((name) => MANIFEST.test(name));
  for (const name of names) await writeFile(assets + name, slimmed(await readFile(assets + name, 'utf8')));
}

export function slimmed(code: string): string {
  const [start, end] = [code.indexOf('{'), code.lastIndexOf('}') + 1];
  const manifest: Manifest = JSON.parse(code.slice(start, end));
  const routes = Object.entries(manifest.routes).map(([id, route]) => [
    id,
    Object.fromEntries(Object.entries(route).filter(([name, value]) => name !== 'imports' && hasSomething(value))),
  ]);
  return code.slice(0, start) + JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) }) + code.slice(end);
}

const hasSomething = (value: unknown): boolean => value !== false && !(Array.isArray(value) && value.length === 0);
