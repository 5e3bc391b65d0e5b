import { linkTarget } from '@wattle/domain';
import { decodeEntities } from './decode-entities.ts';
import { fitNesting } from './fit-nesting.ts';
import { isSafeTag, type SafeElement, type SafeNode, type SafeTag } from './safe-node.ts';

type Open = { tag: SafeTag | null; name: string; href?: string; scope?: 'col' | 'row'; children: SafeNode[] };

const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|<|[^<]+/g;
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'meta', 'link', 'wbr']);
/** Their content is not words for a reader. */
const SILENT: ReadonlySet<string> = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'template',
  'noscript',
  'svg',
  'math',
]);

/**
 * Reads editors' HTML into a tree that holds only allowed elements, words and links that lead somewhere. The page is
 * built from the tree, never from the text, so nothing that is not in the list can reach the browser.
 */
export function parseRichText(html: string): readonly SafeNode[] {
  const root: Open = { tag: null, name: '', children: [] };
  const stack: Open[] = [root];
  let silent: string | undefined;
  for (const [text, slash, rawName, attributes = ''] of html.matchAll(TOKEN)) {
    const name = rawName?.toLowerCase();
    if (silent !== undefined) {
      if (name === silent && slash) silent = undefined;
    } else if (name === undefined) {
      if (!text.startsWith('<!--')) addWords(stack, decodeEntities(text));
    } else if (slash) close(stack, name);
    else if (SILENT.has(name)) silent = attributes.endsWith('/') ? undefined : name;
    else open(stack, name, attributes);
  }
  while (stack.length > 1) close(stack, stack.at(-1)?.name ?? '');
  return fitNesting(root.children);
}

function addWords(stack: readonly Open[], words: string): void {
  stack.at(-1)?.children.push(words);
}

/** A paragraph ends where the next block begins; an item, row or cell where the next one does. */
const ENDS: Readonly<Record<string, RegExp>> = {
  p: /^(p|ul|ol|h[2-4]|blockquote|hr|table|div|section)$/,
  li: /^li$/,
  tr: /^(tr|tbody)$/,
  td: /^(t[dhr]|tbody)$/,
  th: /^(t[dhr]|tbody)$/,
};

function open(stack: Open[], name: string, attributes: string): void {
  while (ENDS[stack.at(-1)?.name ?? '']?.test(name)) close(stack, stack.at(-1)?.name ?? '');
  const tag = isSafeTag(name) ? name : null;
  if (VOID.has(name)) {
    if (tag) stack.at(-1)?.children.push({ tag, children: [] });
    return;
  }
  const next: Open = { tag, name, children: [] };
  if (tag === 'a') {
    const href = attributeOf(attributes, 'href');
    if (href !== undefined && linkTarget(href).kind !== 'none') next.href = href.trim();
  }
  const scope = tag === 'th' ? attributeOf(attributes, 'scope') : undefined;
  if (scope === 'col' || scope === 'row') next.scope = scope;
  stack.push(next);
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
function settle({ tag, href, scope, children }: Open): readonly SafeNode[] {
  if (tag === null || (tag === 'a' && href === undefined)) return children;
  const element: SafeElement = { tag, children, ...(href ? { href } : {}), ...(scope ? { scope } : {}) };
  return [element];
}

function attributeOf(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes);
  const value = found?.[1] ?? found?.[2] ?? found?.[3];
  return value === undefined ? undefined : decodeEntities(value);
}
