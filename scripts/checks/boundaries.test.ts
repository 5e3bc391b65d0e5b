import { describe, expect, it } from 'vitest';
import { findBreaches, findCircles } from './boundaries.ts';
import { importsOf } from './read-imports.ts';

const one = (from: string, to: string, typeOnly = false) => ({ from, to, typeOnly });

describe('importsOf', () => {
  it('reads every way to import', () => {
    const text = [
      "import { a } from './a.ts';",
      "import type { B } from '../b.ts';",
      "import './styles.css';",
      "export * from '@wattle/domain';",
      "import {\n  c,\n  d,\n} from './c.ts';",
      "const late = await import('./late.ts');",
    ].join('\n');
    expect(importsOf('packages/demo/src/x/y.ts', text).map(({ to, typeOnly }) => [to, typeOnly])).toEqual([
      ['packages/demo/src/x/a.ts', false],
      ['packages/demo/src/b.ts', true],
      ['packages/demo/src/x/styles.css', false],
      ['@wattle/domain', false],
      ['packages/demo/src/x/c.ts', false],
      ['packages/demo/src/x/late.ts', false],
    ]);
  });
});

describe('findBreaches', () => {
  it.each([
    ['domain', one('packages/domain/src/a.ts', 'node:fs')],
    ['domain', one('packages/domain/src/a.ts', '@wattle/contract')],
    ['storefront', one('apps/storefront/src/a.tsx', '@wattle/demo')],
    ['storefront', one('apps/storefront/src/a.tsx', '@wattle/contract/schemas')],
    ['providers', one('packages/providers/src/images/a.ts', '@wattle/demo')],
    ['another part by path', one('apps/server/src/a.ts', 'packages/domain/src/index.ts')],
    ['ui', one('apps/storefront/src/ui/a.tsx', 'apps/storefront/src/features/cart/b.ts')],
    ['a layer above', one('apps/storefront/src/goods/a.tsx', 'apps/storefront/src/features/cart/b.ts')],
    ['a layer above, for a type', one('apps/storefront/src/page/a.ts', 'apps/storefront/src/root.tsx', true)],
    ['a pixel of a shopper', one('apps/storefront/src/shopper/a.ts', 'apps/storefront/src/ui/b.tsx')],
    [
      'sideways in the storefront',
      one('apps/storefront/src/features/cart/a.ts', 'apps/storefront/src/features/home/b.ts'),
    ],
    [
      'sideways for a type',
      one('apps/storefront/src/features/cart/a.ts', 'apps/storefront/src/features/home/b.ts', true),
    ],
    ['what is for tests', one('packages/domain/src/a.ts', 'packages/domain/src/testing/b.ts')],
    ['sideways', one('apps/server/src/features/cart/a.ts', 'apps/server/src/features/home/b.ts')],
  ])('finds a breach: %s', (_, breach) => {
    expect(findBreaches([breach])).toHaveLength(1);
  });

  it.each([
    one('apps/storefront/src/a.tsx', '@wattle/domain'),
    one('apps/server/src/main.ts', '@wattle/contract/schemas'),
    one('apps/server/src/http/a.ts', '@wattle/providers/images'),
    one('packages/domain/src/a.ts', 'packages/domain/src/b.ts'),
    one('packages/domain/src/testing/a.ts', 'fast-check'),
    one('apps/server/src/features/cart/a.ts', 'apps/server/src/features/cart/b.ts'),
    one('apps/storefront/src/routes/cart.tsx', 'apps/storefront/src/features/cart/b.ts'),
    one('apps/storefront/src/features/cart/a.ts', 'apps/storefront/src/shopper/cart/b.ts'),
    one('apps/storefront/src/page/a.tsx', 'apps/storefront/src/ui/b.tsx'),
  ])('lets $from import $to', (allowed) => {
    expect(findBreaches([allowed])).toEqual([]);
  });
});

describe('findCircles', () => {
  it('finds a circle', () => {
    expect(findCircles([one('a.ts', 'b.ts'), one('b.ts', 'c.ts'), one('c.ts', 'a.ts')])).toEqual([
      'a.ts → b.ts → c.ts → a.ts',
    ]);
  });

  it('counts an import of a type', () => {
    expect(findCircles([one('a.ts', 'b.ts'), one('b.ts', 'a.ts', true)])).toHaveLength(1);
  });
});
