import type { Redirect } from './content.ts';

const PART = /:([a-zA-Z][a-zA-Z0-9]*)/g;
const SIGNS = /[.*+?^${}()|[\]\\]/g;

/** Whether an old address has parts that change: `old/:slug.html`, `blog/*`. */
export const isPattern = (from: string): boolean => from.endsWith('*') || from.search(PART) >= 0;

/** What comes before the first part that changes. */
const fixedStart = (from: string): string => from.slice(0, from.search(/:[a-zA-Z]|\*$/));

const expressions = new Map<string, RegExp>();
const KEPT_MAX = 1000;

function expressionOf(from: string): RegExp {
  const known = expressions.get(from);
  if (known) return known;
  const isOpen = from.endsWith('*');
  const pieces = (isOpen ? from.slice(0, -1) : from).split(PART);
  // pieces alternate: fixed text, name, fixed text, …
  const source = pieces.map((piece, at) =>
    at % 2 === 0 ? piece.replace(SIGNS, '\\$&') : `(?<${piece}>[^/?&]+${pieces[at + 1] ? '?' : ''})`,
  );
  const made = new RegExp(`^${source.join('')}${isOpen ? '(?<rest>.*)' : ''}$`);
  if (expressions.size >= KEPT_MAX) expressions.clear();
  expressions.set(from, made);
  return made;
}

/** Names of the parts that an old address gives to its target; `*` is one of them. */
export const partsOf = (from: string): string[] => [
  ...[...from.matchAll(PART)].map(([, name = '']) => name),
  ...(from.endsWith('*') ? ['*'] : []),
];

const fill = (to: string, parts: Readonly<Record<string, string | undefined>>): string =>
  to
    .replace(/(^|[^:]):([a-zA-Z][a-zA-Z0-9]*)/g, (all, before: string, name: string) =>
      parts[name] === undefined ? all : `${before}${parts[name]}`,
    )
    .replace(/\*$/, parts.rest ?? '*');

/** The redirect of an address by a pattern, with its target filled in; undefined when it does not fit. */
function applyPattern(redirect: Redirect, path: string): Redirect | undefined {
  const found = expressionOf(redirect.from).exec(path);
  return found ? { ...redirect, to: fill(redirect.to, found.groups ?? {}) } : undefined;
}

const fixedLength = (from: string): number => from.replace(PART, '').replace(/\*$/, '').length;

/** Of patterns that fit, the one with the longest fixed start, then the one that fixes most. */
export function choosePattern(patterns: readonly Redirect[], path: string): Redirect | undefined {
  const byStart = patterns.toSorted(
    (a, b) =>
      fixedStart(b.from).length - fixedStart(a.from).length ||
      fixedLength(b.from) - fixedLength(a.from) ||
      (a.from < b.from ? -1 : 1),
  );
  for (const pattern of byStart) {
    const found = applyPattern(pattern, path);
    if (found) return found;
  }
  return undefined;
}
