import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPayingShop, type PayingShop } from '../payment/testing/open-paying-shop.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const TSC = join(ROOT, 'node_modules/.bin/tsc');

const PACKAGE = '@wattle/client';

/** A program of somebody who has the package and nothing else of ours. */
const PROGRAM = `
import { createShopClient, type ListBrandsResult, type ShopClient } from '${PACKAGE}';

declare const process: { readonly argv: readonly string[] };
const shop: ShopClient = createShopClient({ url: process.argv[2] ?? '' });

const frame = await shop.loadFrame({});
const name: string = frame.status === 'SUCCESS' ? frame.value.shop.name : frame.status;

const missing = await shop.loadProduct({ path: 'products/none' });
const why: 'PRODUCT_NOT_FOUND' | 'REDIRECT_REQUIRED' | undefined = missing.status === 'REJECTED' ? missing.reasons[0]?.code : undefined;

const brands = await shop.listBrands({});
const all: ListBrandsResult['brands'] = brands.status === 'SUCCESS' ? brands.value.brands : [];

// @ts-expect-error a call does not take what it does not know
const account = await shop.loadAccount({ everything: true });

const away = await createShopClient({ url: 'http://127.0.0.1:9' }).loadFrame({});
console.log(JSON.stringify({ name, why, brands: all.map((one) => one.name), account: account.status, away }));
`;

/** What the package says of the calls, held against what the shop itself knows of them. */
const SAME = `
import type { ShopClient } from '${PACKAGE}';
import type { Client } from '${ROOT}packages/contract/src/index.ts';

export const asTheShopKnowsIt = (client: Client): ShopClient => client;
`;

const OPTIONS = { strict: true, module: 'nodenext', target: 'es2023', lib: ['es2023', 'dom'], types: [] };

let shop: PayingShop;
let folder: string;
beforeAll(async () => {
  shop = await openPayingShop();
  folder = await mkdtemp(join(tmpdir(), 'shop-client-'));
  const home = join(folder, 'node_modules/@wattle/client');
  await mkdir(home, { recursive: true });
  // as for publishing: it builds itself first
  await run('npm', ['pack', '--pack-destination', folder], { cwd: join(ROOT, 'packages/client') });
  const archive = (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? '';
  await run('tar', ['-xzf', join(folder, archive), '-C', home, '--strip-components=1']);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await shop.close();
});

async function compile(name: string, program: string, options: object): Promise<void> {
  await writeFile(join(folder, `${name}.ts`), program);
  const config = { compilerOptions: { ...OPTIONS, ...options }, files: [`${name}.ts`] };
  await writeFile(join(folder, `tsconfig.${name}.json`), JSON.stringify(config));
  // several checkers would each check the schemas of the calls
  const args = ['-p', `tsconfig.${name}.json`, '--checkers', '1'];
  const { stdout } = await run(TSC, args, { cwd: folder }).catch((error) => error);
  expect(stdout).toBe('');
}

describe('the typed client, as a package', () => {
  it('has everything in it, and depends on nothing', async () => {
    const home = join(folder, 'node_modules/@wattle/client');
    const files = (await readdir(home, { recursive: true })).sort();
    expect(files).toEqual(['README.md', 'build', 'build/index.d.ts', 'build/index.js', 'package.json']);
    const { dependencies = {} } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'));
    expect(dependencies).toEqual({});
    for (const file of ['index.js', 'index.d.ts'])
      expect(await readFile(join(home, 'build', file), 'utf8')).not.toMatch(/^(import|export) .* from /m);
  });

  it('compiles into a program elsewhere, which asks a shop that runs', async () => {
    await compile('program', PROGRAM, {});
    const { stdout } = await run(process.execPath, [join(folder, 'program.js'), shop.origin]);
    expect(JSON.parse(stdout)).toEqual({
      name: 'Kettle House',
      why: 'PRODUCT_NOT_FOUND',
      brands: ['ACME'],
      account: 'REJECTED',
      away: { status: 'ERROR', code: 'UNAVAILABLE', retryable: true },
    });
  });

  it('takes and gives what the calls of the shop take and give', async () => {
    await compile('same', SAME, { noEmit: true, allowImportingTsExtensions: true, skipLibCheck: true });
  });
});
