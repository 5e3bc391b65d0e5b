import type { HtmlKind } from './allow-list.ts';
import { decodeEntities } from './decode-entities.ts';
import { fitNesting } from './fit-nesting.ts';
import { readAttribute } from './safe-attribute.ts';
import { isSafeTag, type SafeElement, type SafeNode, type SafeTag, safeAttributesOf } from './safe-node.ts';

type Open = { element: Omit<SafeElement, 'children'> | null; name: string; children: SafeNode[] };

/** A comment, a tag, something that browsers take for a comment, a lone bracket, words. */
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>|<[!?/][^>]*>?|<(?![!?/])|[^<]+/g;
const VOID: ReadonlySet<string> = new Set(
  'area base basefont bgsound br col embed frame hr img input link meta param source track wbr'.split(' '),
);
/** Their content is not words for a reader. */
const SILENT: ReadonlySet<string> = new Set(
  `applet audio button canvas frameset head iframe listing math noembed noframes noscript object plaintext script select
   style svg template textarea title video xmp`.split(/\s+/),
);
/** Deeper than any text needs to be. */
const MAX_DEPTH = 40;

/**
 * Reads editors' HTML into a tree that holds only what `allow-list.ts` names. The page is built from the tree, never
 * from the text, so nothing that is not in the list can reach the browser.
 */
export function parseRichText(html: string, kind: HtmlKind = 'wysiwyg'): readonly SafeNode[] {
  const root: Open = { element: null, name: '', children: [] };
  const stack: Open[] = [root];
  const silence = createSilence();
  for (const [text, slash, rawName, attributes = ''] of tidy(html).matchAll(TOKEN)) {
    const name = rawName?.toLowerCase();
    if (silence.covers(name, slash === '/', attributes)) continue;
    if (name === undefined) {
      if (!/^<[!?/]/.test(text)) addWords(stack, decodeEntities(text));
    } else if (slash) close(stack, name);
    else open(stack, name, attributes, kind);
  }
  while (stack.length > 1) close(stack, stack.at(-1)?.name ?? '');
  return fitNesting(root.children);
}

/** As a browser reads a file: lines end in one way, and there is no letter 0. */
const tidy = (html: string): string => html.replace(/\r\n?/g, '\n').replaceAll('\0', '');

/** From the start of something silent to its end, nothing is read; the same within itself is counted. */
function createSilence() {
  let [silent, depth] = ['', 0];
  return {
    covers(name: string | undefined, isEnd: boolean, attributes: string): boolean {
      if (depth === 0) {
        if (isEnd || name === undefined || !SILENT.has(name)) return false;
        // only drawings and formulas can end where they begin
        if (/^(svg|math)$/.test(name) && attributes.endsWith('/')) return true;
        silent = name;
      }
      if (name === silent) depth += isEnd ? -1 : 1;
      return true;
    },
  };
}

function addWords(stack: readonly Open[], words: string): void {
  stack.at(-1)?.children.push(words);
}

/** A paragraph ends where the next block begins; an item, row or cell where the next one does. */
const ENDS: Readonly<Record<string, RegExp>> = {
  p: /^(p|ul|ol|dl|h[1-6]|blockquote|hr|table|div|section|figure|details|figcaption|summary)$/,
  li: /^li$/,
  dt: /^d[dt]$/,
  dd: /^d[dt]$/,
  tr: /^(tr|tbody|tfoot)$/,
  td: /^(t[dhr]|tbody|tfoot)$/,
  th: /^(t[dhr]|tbody|tfoot)$/,
};

function open(stack: Open[], name: string, attributes: string, kind: HtmlKind): void {
  while (ENDS[stack.at(-1)?.name ?? '']?.test(name)) close(stack, stack.at(-1)?.name ?? '');
  // the page has its one title already
  const tag = name === 'h1' ? 'h2' : isSafeTag(name, kind) ? name : null;
  const element = tag && { tag, ...attributesOf(tag, attributes) };
  if (VOID.has(name)) {
    if (element && (tag !== 'img' || element.src !== undefined))
      stack.at(-1)?.children.push({ ...element, children: [] });
  } else if (stack.length < MAX_DEPTH) stack.push({ element, name, children: [] });
}

function attributesOf(tag: SafeTag, text: string): Omit<SafeElement, 'tag' | 'children'> {
  const written = writtenAttributes(text);
  const found = safeAttributesOf(tag).flatMap((name) => {
    const raw = written.get(name);
    const value = raw === undefined ? undefined : readAttribute(name, decodeEntities(raw));
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(found);
}

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Of two with one name the first counts, as in browsers. */
function writtenAttributes(text: string): ReadonlyMap<string, string> {
  const written = [...text.matchAll(ATTRIBUTE)].map(
    ([, name = '', double, single, plain]) => [name.toLowerCase(), double ?? single ?? plain ?? ''] as const,
  );
  return new Map(written.reverse());
}

/** Closes the nearest element of that name and, before it, whatever was left open inside. */
function close(stack: Open[], name: string): void {
  const at = stack.findLastIndex((element, index) => index > 0 && element.name === name);
  while (at > 0 && stack.length > at) {
    const element = stack.pop();
    if (element) stack.at(-1)?.children.push(...settle(element));
  }
}

/** An element that is not allowed, or a link that leads nowhere, leaves its content behind. */
function settle({ element, children }: Open): readonly SafeNode[] {
  if (element === null || (element.tag === 'a' && element.href === undefined)) return children;
  return [{ ...element, children }];
}
