import { glob, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';

export type Import = { readonly from: string; readonly to: string; readonly typeOnly: boolean };

const STATEMENT =
  /^\s*(?:import|export)\s+(type\s+)?(?:[\w*{][^'"]*?\sfrom\s*)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm;

/** The imports of a file; relative ones are resolved to file paths. */
export function importsOf(file: string, text: string): Import[] {
  return [...text.matchAll(STATEMENT)].flatMap(([, typeOnly, named, dynamic]) => {
    const target = named ?? dynamic;
    if (!target) return [];
    const to = target.startsWith('.') ? normalize(join(dirname(file), target)) : target;
    return [{ from: file, to, typeOnly: typeOnly !== undefined }];
  });
}

export async function readImports(root: string): Promise<Import[]> {
  const all: Import[] = [];
  for await (const file of glob('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })) {
    all.push(...importsOf(file, await readFile(join(root, file), 'utf8')));
  }
  return all;
}
