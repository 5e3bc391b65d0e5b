import type { Redirect } from './content.ts';

const PART = /:([a-zA-Z][a-zA-Z0-9]*)/g;
/** What no part contains. */
const PART_ENDS = /[/?&]/g;

/** Whether an old address has parts that change: `old/:slug.html`, `blog/*`. */
export const isPattern = (from: string): boolean => from.endsWith('*') || from.search(PART) >= 0;

/** What comes before the first part that changes. */
const fixedStart = (from: string): string => from.slice(0, from.search(/:[a-zA-Z]|\*$/));

type Parts = ReadonlyMap<string, string>;

/**
 * The parts of a path that fits. Every fixed text is found once, from left to right, so that no path takes longer than
 * its length: an expression would try all ways to divide it.
 */
function readParts(from: string, path: string): Parts | undefined {
  const isOpen = from.endsWith('*');
  // they alternate: fixed text, name, fixed text, …
  const [start = '', ...pieces] = (isOpen ? from.slice(0, -1) : from).split(PART);
  if (!path.startsWith(start)) return undefined;
  const parts = new Map<string, string>();
  let at = start.length;
  for (let index = 0; index < pieces.length; index += 2) {
    const [name = '', text = ''] = pieces.slice(index, index + 2);
    const isLast = index + 2 === pieces.length;
    const end = partEnd(path, at, { text, isToEnd: isLast && !isOpen, isRest: isLast && text === '' });
    if (end === undefined) return undefined;
    parts.set(name, path.slice(at, end));
    at = end + text.length;
  }
  if (isOpen) return parts.set('*', path.slice(at));
  return at === path.length ? parts : undefined;
}

type Following = {
  /** The fixed text after the part. */
  readonly text: string;
  /** It ends the path. */
  readonly isToEnd: boolean;
  /** The part is as long as it can be. */
  readonly isRest: boolean;
};

/** Where a part ends that begins here; undefined: there is none. */
function partEnd(path: string, at: number, { text, isToEnd, isRest }: Following): number | undefined {
  PART_ENDS.lastIndex = at;
  const longest = PART_ENDS.exec(path)?.index ?? path.length;
  const end = isToEnd ? lastPlace(path, text) : isRest ? longest : path.indexOf(text, at + 1);
  return end > at && end <= longest ? end : undefined;
}

const lastPlace = (path: string, text: string): number => (path.endsWith(text) ? path.length - text.length : -1);

/** Two parts with nothing between them could be divided anywhere. */
export const hasPartsTogether = (from: string): boolean => /:[a-zA-Z][a-zA-Z0-9]*:[a-zA-Z]/.test(from);

/** Names of the parts that an old address gives to its target; `*` is one of them. */
export const partsOf = (from: string): string[] => [
  ...[...from.matchAll(PART)].map(([, name = '']) => name),
  ...(from.endsWith('*') ? ['*'] : []),
];

/** As it stands in an address: `%`, `#` and what is no ASCII are escaped again. */
const escaped = (text: string): string => encodeURI(text).replaceAll('#', '%23');

const fill = (to: string, parts: Parts): string =>
  to
    .replace(/(^|[^:]):([a-zA-Z][a-zA-Z0-9]*)/g, (all, before: string, name: string) => {
      const part = parts.get(name);
      return part === undefined ? all : `${before}${escaped(part)}`;
    })
    .replace(/\*$/, () => escaped(parts.get('*') ?? '*'));

/** The redirect of an address by a pattern, with its target filled in; undefined when it does not fit. */
function applyPattern(redirect: Redirect, path: string): Redirect | undefined {
  const parts = readParts(redirect.from, path);
  return parts && { ...redirect, to: fill(redirect.to, parts) };
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
