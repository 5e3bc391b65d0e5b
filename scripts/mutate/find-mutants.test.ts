import { describe, expect, it } from 'vitest';
import { findMutants, findUnmadeCalls } from './find-mutants.ts';
import { takeSample } from './take-sample.ts';

const replacements = (text: string): string[] =>
  findMutants('some.ts', text, 0).map(({ original, replacement }) => `${original} → ${replacement}`);

describe('findMutants', () => {
  it.each([
    ['a boundary and its opposite', 'f(a < b);', ['a < b → a <= b', 'a < b → a >= b', 'a < b → true', 'a < b → false']],
    ['equality, and no empty word to compare with', "f(a === 'x');", ["a === 'x' → a !== 'x'"]],
    ['a condition', 'if (a) f();', ['a → true', 'a → false']],
    ['an endless loop only by accident', 'while (a) f();', ['a → false']],
    ['arithmetic', 'f(a * b);', ['a * b → a / b']],
    ['logic', 'f(a && b);', ['a && b → a', 'a && b → b', 'a && b → (a) || (b)']],
    ['what stands in for nothing', 'f(a ?? b);', ['a ?? b → a', 'a ?? b → b']],
    ['a code', "f('CODE');", ["'CODE' → ''"]],
    ['a number', 'f(30);', ['30 → 31']],
    ['truth', 'f(true);', ['true → false']],
    ['lists and objects', 'f([1], { a });', ['[1] → []', '{ a } → {}']],
    ['the ends of a pattern', 'f(/^a$/u);', ['/^a$/u → /a$/u', '/^a$/u → /^a/u']],
    ['what is perhaps missing', 'f(a?.b?.[0]);', ['a?.b?.[0] → a?.b[0]', 'a?.b?.[0] → a.b?.[0]']],
    ['a method and its neighbour', 'f(a.some(g));', ['a.some(g) → a.every(g)']],
    ['a part that is chosen', 'f(a.filter(g).length);', ['a.filter(g) → a']],
    ['an answer', 'function g() { return a; }', ['a → undefined']],
    ['a statement', 'f();', ['f(); → ']],
  ])('puts a fault into %s', (_, text, expected) => {
    expect(replacements(text)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ['types', "type A = 'x' | 1; const a: Record<'y', 2> = b as Record<'y', 2>;"],
    ['imports and exports', "import a from './a.ts'; export { b } from './b.ts'; export * from './c.ts';"],
    ['names of properties', "const { 'a-b': c } = d;"],
    ['the words of a type', "const STATES = ['NEW', 'PAID'] as const;"],
    ['words for developers', "throw new RangeError('Not a number');"],
  ])('leaves alone %s', (_, text) => {
    expect(replacements(text)).toEqual([]);
  });

  it('numbers them from where the file before ended, and knows their lines', () => {
    const mutants = findMutants('some.ts', '\nf(true);', 40);
    expect(mutants.map(({ id, line, original }) => [id, line, original])).toEqual([
      [40, 2, 'f(true);'],
      [41, 2, 'true'],
    ]);
  });
});

describe('findUnmadeCalls', () => {
  const unmade = (text: string, file = 'some.ts'): string[] =>
    findUnmadeCalls(file, text, 0).map(({ original, replacement }) => `${original} → ${replacement}`);

  it('puts nothing, what it was given, or one answer in place of what a rule of the domain says', () => {
    const text = "import { clean, mayBuy, type Cart, rejected } from '@wattle/domain/cart';";
    expect(unmade(`${text} rejected(clean(name, 3)); const mine = mayBuy(cart); clean(...all);`)).toEqual([
      'clean(name, 3) → undefined',
      'clean(name, 3) → (name)',
      'mayBuy(cart) → true',
      'mayBuy(cart) → false',
      'clean(...all) → undefined',
    ]);
  });

  it.each([
    ['an if', 'if (offers(cart)) f();'],
    ['a choice', 'f(offers(cart) ? 1 : 2);'],
    ['not', 'f(!offers(cart));'],
    ['and', 'f(offers(cart) && 1);'],
  ])('answers yes and no where a condition asks: %s', (_, text) => {
    expect(unmade(`import { offers } from '@wattle/domain/cart'; ${text}`)).toEqual([
      'offers(cart) → true',
      'offers(cart) → false',
    ]);
  });

  it('knows a rule that goes through a list', () => {
    const text = "import { byDay, clean, isShort, offers } from '@wattle/domain/cart';";
    expect(unmade(`${text} all.filter(offers).map(clean).toSorted(byDay); all.map(isShort); f(clean);`)).toEqual([
      'offers → () => true',
      'offers → () => false',
      'clean → () => undefined',
      'clean → (given) => given',
      'byDay → () => 0',
      'isShort → () => true',
      'isShort → () => false',
    ]);
  });

  it('knows what the storefront decides for one shopper, and what it shows in JSX', () => {
    const text = `import { lineName } from '../../shopper/cart/line-name.ts';
      import { openCart, useCart } from '../../shopper/cart/open-cart.ts';
      import { rows } from './rows.ts';`;
    const file = 'apps/storefront/src/features/cart/lines.tsx';
    expect(unmade(`${text} const a = <b>{lineName(line)}</b>; openCart(); useCart(); rows(line);`, file)).toEqual([
      'lineName(line) → undefined',
      'lineName(line) → (line)',
    ]);
  });

  it('leaves alone what comes from elsewhere', () => {
    expect(unmade("import { clean } from './clean.ts'; f(clean(name));")).toEqual([]);
  });
});

describe('takeSample', () => {
  const mutants = findMutants('some.ts', 'f(1, 2, 3, 4, 5, 6, 7, 8, 9);', 0);
  const taken = (seed: string) => takeSample(mutants, 4, seed).map(({ id }) => id);

  it('takes the same ones for a seed, in their order, and others for another seed', () => {
    expect(taken('one')).toHaveLength(4);
    expect(taken('one')).toEqual(taken('one').toSorted((a, b) => a - b));
    expect(taken('one')).toEqual(taken('one'));
    expect(taken('one')).not.toEqual(taken('two'));
  });

  it('takes all when there are no more', () => {
    expect(takeSample(mutants, 100, 'one')).toEqual(mutants);
  });
});
