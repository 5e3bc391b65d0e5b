import { describe, expect, it } from 'vitest';
import { findMutants, findUnaskedRules } from './find-mutants.ts';

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

describe('findUnaskedRules', () => {
  const unasked = (text: string): string[] =>
    findUnaskedRules('some.ts', text, 0).map(({ original, replacement }) => `${original} → ${replacement}`);

  it('puts what it was given, or one answer, in place of what a rule of the domain says', () => {
    const text = "import { clean, mayBuy, type Cart, rejected } from '@wattle/domain/cart';";
    expect(unasked(`${text} rejected(clean(name, 3)); if (mayBuy(cart)) own(cart);`)).toEqual([
      'clean(name, 3) → (name)',
      'mayBuy(cart) → true',
      'mayBuy(cart) → false',
    ]);
  });

  it('leaves alone what comes from elsewhere', () => {
    expect(unasked("import { clean } from './clean.ts'; f(clean(name));")).toEqual([]);
  });
});
