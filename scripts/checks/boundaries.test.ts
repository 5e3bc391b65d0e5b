import { describe, expect, it } from 'vitest';
import { findBreaches, findCircles, findFolderCircles } from './boundaries.ts';
import { importsOf } from './read-imports.ts';

const one = (from: string, to: string, typeOnly = false) => ({ from, to, typeOnly });

describe('importsOf', () => {
  it('reads every way to import', () => {
    const text = [
      "import { a } from './a.ts';",
      "import type { B } from '../b.ts';",
      "import './styles.css';",
      "export * from '@wattle/domain/cart';",
      "import {\n  c,\n  d,\n} from './c.ts';",
      "const late = await import('./late.ts');",
    ].join('\n');
    expect(importsOf('packages/demo/src/x/y.ts', text).map(({ to, typeOnly }) => [to, typeOnly])).toEqual([
      ['packages/demo/src/x/a.ts', false],
      ['packages/demo/src/b.ts', true],
      ['packages/demo/src/x/styles.css', false],
      ['@wattle/domain/cart', false],
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
    ['messages', one('packages/messages/src/a.ts', 'apps/storefront/src/ui/b.ts')],
    ['providers', one('packages/providers/src/images/a.ts', '@wattle/demo')],
    ['another part by path', one('apps/server/src/a.ts', 'packages/domain/src/cart/index.ts')],
    ['ui', one('apps/storefront/src/ui/a.tsx', 'apps/storefront/src/features/cart/b.ts')],
    ['a layer above', one('apps/storefront/src/goods/a.tsx', 'apps/storefront/src/features/cart/b.ts')],
    ['a layer above, for a type', one('apps/storefront/src/page/a.ts', 'apps/storefront/src/app/app.tsx', true)],
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
    ['a service that asks a feature', one('apps/server/src/search/a.ts', 'apps/server/src/features/cart/b.ts')],
    ['a feature that asks HTTP', one('apps/server/src/features/cart/a.ts', 'apps/server/src/http/b.ts')],
    ['HTTP that asks a command', one('apps/server/src/http/a.ts', 'apps/server/src/commands/b.ts')],
    ['the store that asks a service', one('apps/server/src/store/a.ts', 'apps/server/src/mail/b.ts')],
    ['configuration that asks the store', one('apps/server/src/config/a.ts', 'apps/server/src/store/b.ts', true)],
  ])('finds a breach: %s', (_, breach) => {
    expect(findBreaches([breach])).toHaveLength(1);
  });

  it.each([
    one('apps/storefront/src/a.tsx', '@wattle/domain/cart'),
    one('apps/storefront/src/a.tsx', '@wattle/messages/listing'),
    one('apps/server/src/mails/a.ts', '@wattle/messages/listing'),
    one('apps/server/src/main.ts', '@wattle/contract/schemas'),
    one('apps/server/src/http/a.ts', '@wattle/providers/images'),
    one('packages/domain/src/a.ts', 'packages/domain/src/b.ts'),
    one('packages/domain/src/testing/a.ts', 'fast-check'),
    one('apps/server/src/features/cart/a.ts', 'apps/server/src/features/cart/b.ts'),
    one('apps/server/src/main.ts', 'apps/server/src/http/a.ts'),
    one('apps/server/src/commands/a.ts', 'apps/server/src/shop/b.ts'),
    one('apps/server/src/features/cart/a.ts', 'apps/server/src/search/b.ts'),
    one('apps/server/src/search/a.ts', 'apps/server/src/catalogue/b.ts'),
    one('apps/server/src/store/a.db.test.ts', 'apps/server/src/features/orders/b.ts'),
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

describe('findFolderCircles', () => {
  const asks = (from: string, to: string) => one(`apps/server/src/${from}`, `apps/server/src/${to}`);

  it('finds folders of the server that ask each other by different files', () => {
    expect(findFolderCircles([asks('orders/a.ts', 'payment/b.ts'), asks('payment/c.ts', 'orders/d.ts')])).toEqual([
      'orders → payment → orders',
    ]);
  });

  it('lets one ask another, and a test anything', () => {
    expect(findFolderCircles([asks('orders/a.ts', 'payment/b.ts'), asks('payment/c.test.ts', 'orders/d.ts')])).toEqual(
      [],
    );
  });
});
