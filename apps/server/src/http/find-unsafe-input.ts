import type { FieldProblem } from '../answers/problem.ts';

/** Control characters, except tab and line breaks, and half a surrogate pair: the database takes neither. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const UNSAFE = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|\p{Cs}/u;
/** Our own inputs are seven levels deep at most, and what a payment form sends is not much deeper. */
const DEEPEST = 40;

export const isUnsafeText = (text: string): boolean => UNSAFE.test(text);

type Entry = { readonly value: unknown; readonly path: string; readonly depth: number };

/**
 * Checks an input before anything else reads it: each text and each name in it, and how deep it is nested. Does not
 * recurse, because what is nested too deep would overflow the stack.
 */
export function findUnsafeInput(input: unknown): FieldProblem | undefined {
  const open: Entry[] = [{ value: input, path: '', depth: 0 }];
  for (let entry = open.pop(); entry; entry = open.pop()) {
    const { value, path, depth } = entry;
    if (typeof value === 'string' && isUnsafeText(value))
      return { field: path || 'input', message: 'must be plain text' };
    if (typeof value !== 'object' || value === null) continue;
    if (depth === DEEPEST) return { field: path || 'input', message: 'must not be nested so deep' };
    for (const [name, inner] of Object.entries(value)) {
      if (isUnsafeText(name)) return { field: path || 'input', message: 'must have plain names' };
      open.push({ value: inner, path: path === '' ? name : `${path}.${name}`, depth: depth + 1 });
    }
  }
  return undefined;
}
