import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findTests } from './find-tests.ts';

async function writeFiles(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'find-tests-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  return root;
}

it('takes tests that import a file, also by what tests share, and of those with a database the ones beside it', async () => {
  const root = await writeFiles({
    'apps/shop/src/cart/rule.ts': 'export const rule = 1;',
    'apps/shop/src/cart/rule.test.ts': "import { rule } from './rule.ts';",
    'apps/shop/src/cart/rule.db.test.ts': "import { rule } from './rule.ts';",
    'apps/shop/src/cart/rule.component.test.ts': "import { rule } from './rule.ts';",
    'apps/shop/src/cart/kills.test.ts':
      "import { rule } from './rule.ts';\nimport { spawn } from 'node:child_process';",
    'apps/shop/src/orders/order.db.test.ts': "import { rule } from '../cart/rule.ts';",
    'apps/shop/src/orders/other.test.ts': "import { other } from './other.ts';",
    'apps/shop/src/orders/type.test.ts': "import type { Rule } from '../cart/rule.ts';",
    'apps/shop/testing/read-page.ts': "import { rule } from '../src/cart/rule.ts';",
    'apps/shop/src/page.test.tsx': "import { readPage } from '../testing/read-page.ts';",
  });
  const sources = ['apps/shop/src/cart/rule.ts'];
  const paths = async (others: string[] = []) =>
    (await findTests(root, sources, others)).map(({ path }) => path).sort();
  const near = ['cart/rule.db.test.ts', 'cart/rule.test.ts', 'page.test.tsx'].map((path) => `apps/shop/src/${path}`);
  expect(await paths()).toEqual(near);
  const order = 'apps/shop/src/orders/order.db.test.ts';
  expect(await paths([order])).toEqual([...near, order].sort());
});
