import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { type Bom, listParts } from './list-parts.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
type Lock = { packages: Record<string, { version: string; dev?: boolean; link?: boolean }> };

let bom: Bom;
let lock: Lock;
beforeAll(async () => {
  bom = await listParts(root);
  lock = JSON.parse(await readFile(`${root}/package-lock.json`, 'utf8'));
});

const installed = (isDev: boolean): string[] =>
  Object.entries(lock.packages).flatMap(([path, { version, dev = false, link }]) =>
    path.includes('node_modules/') && !link && dev === isDev
      ? [`${path.split('node_modules/').at(-1)}@${version}`]
      : [],
  );

it('names every package that is installed without the tools, also those that tools share', () => {
  const refs = new Set(bom.components.map((part) => part['bom-ref']));
  expect(installed(false).filter((part) => !refs.has(part))).toEqual([]);
  for (const name of ['fastify', 'pg', 'react', 'zod'])
    expect([...refs].some((ref) => ref.startsWith(`${name}@`))).toBe(true);
});

it('names no tool', () => {
  const refs = new Set(bom.components.map((part) => part['bom-ref']));
  const shared = new Set(installed(false));
  expect(installed(true).filter((part) => refs.has(part) && !shared.has(part))).toEqual([]);
});

it('bears the name of the shop, and leads nowhere else', () => {
  const refs = new Set([bom.metadata.component['bom-ref'], ...bom.components.map((part) => part['bom-ref'])]);
  expect(bom.metadata.component).toMatchObject({ name: 'wattle', version: lock.packages['']?.version });
  for (const { ref, dependsOn } of bom.dependencies)
    expect([ref, ...dependsOn].filter((one) => !refs.has(one))).toEqual([]);
});
