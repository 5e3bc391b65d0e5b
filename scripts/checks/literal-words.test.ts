import { expect, it } from 'vitest';
import { findLiteralWords } from './literal-words.ts';

const found = (jsx: string) => findLiteralWords('a.tsx', `export const A = () => ${jsx};`).map(({ text }) => text);

it.each([
  ['text', '<p>Add to cart</p>', ['Add to cart']],
  ['text over lines', '<p>\n  Add to\n  cart\n</p>', ['Add to cart']],
  ['text between values', '<p>{a} of {b}</p>', ['of']],
  ['a string in braces', "<p>{'Sold out'}</p>", ['Sold out']],
  ['both ends of a choice', "<p>{isSold ? 'Sold out' : 'In stock'}</p>", ['Sold out', 'In stock']],
  ['what shows only sometimes', "<p>{isSold && 'Sold out'}</p>", ['Sold out']],
  ['a fallback', "<p>{name ?? 'Something'}</p>", ['Something']],
  ['a template', `<p>{\`Show all \${count}\`}</p>`, ['Show all …']],
  ['a choice within a template', `<p>{\`\${count} \${count === 1 ? 'item' : 'items'}\`}</p>`, ['item', 'items']],
  ['a sum of strings', "<p>{'Page ' + page}</p>", ['Page']],
  ['an attribute that is heard', '<nav aria-label="Letters" />', ['Letters']],
  ['a prop of a component', '<Field label="Email address" loadingLabel={"Saving"} />', ['Email address', 'Saving']],
  ['what stands for a picture', '<img src="a.png" alt="A fridge" />', ['A fridge']],
])('finds %s', (_, jsx, words) => {
  expect(found(jsx)).toEqual(words);
});

it.each([
  ['words of messages', '<p title={words.title}>{words.results(count)}</p>'],
  ['signs', "<p>×{' '}·</p>"],
  ['attributes for the machine', '<input type="email" name="email" autoComplete="email" className="wrap" />'],
  ['what is compared', "<p>{state === 'SOLD_OUT' && words.soldOut}</p>"],
  ['what is passed on', "<p>{format('en-AU', count)}</p>"],
])('leaves %s alone', (_, jsx) => {
  expect(found(jsx)).toEqual([]);
});

it.each([
  ['a sentence', "const saved = 'Nothing has changed.';", ['Nothing has changed.']],
  ['a sentence that is filled in', `const failure = \`Not sent yet. \${why}\`;`, ['Not sent yet. …']],
  ['a sentence for logs', "throw new RangeError('A price cannot be negative.');", []],
  ['a name', "const key = 'Caldera Derived Key';", []],
])('looks outside components for %s', (_, code, words) => {
  expect(findLiteralWords('a.ts', code).map(({ text }) => text)).toEqual(words);
});

it('names the line', () => {
  expect(findLiteralWords('a.tsx', 'const a = 1;\nconst b = <p>Sold out</p>;')).toEqual([
    { line: 2, text: 'Sold out' },
  ]);
});
