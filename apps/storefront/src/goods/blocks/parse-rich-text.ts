import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5';
import type { HtmlKind } from './allow-list.ts';
import { fitNesting } from './fit-nesting.ts';
import { readAttribute } from './safe-attribute.ts';
import { isSafeTag, type SafeElement, type SafeNode, type SafeTag, safeAttributesOf } from './safe-node.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements whose content is not text for readers. */
const SILENT: ReadonlySet<string> = new Set(
  `applet audio button canvas frameset head iframe listing math noembed noframes noscript object plaintext script select
   style svg template textarea title video xmp`.split(/\s+/),
);
/** Deeper than any real text. */
const MAX_DEPTH = 40;

/**
 * Parses editors' HTML, as a browser would, into a tree limited to `allow-list.ts`. The page is built from the tree,
 * never from the text, so nothing outside the list can reach the browser.
 */
export function parseRichText(html: string, kind: HtmlKind = 'wysiwyg'): readonly SafeNode[] {
  const key = `${kind} ${html}`;
  const nodes = parsed.get(key) ?? parse(html, kind);
  parsed.delete(key);
  parsed.set(key, nodes);
  if (parsed.size > PARSED_MAX) parsed.delete(parsed.keys().next().value ?? '');
  return nodes;
}

/** Texts change seldom, and parsing one costs as much as the rest of its page. */
const parsed = new Map<string, readonly SafeNode[]>();
const PARSED_MAX = 200;

function parse(html: string, kind: HtmlKind): readonly SafeNode[] {
  // scripting off, so that noscript content is parsed and then dropped
  const { childNodes } = parseFragment(html, { scriptingEnabled: false });
  return fitNesting(safeNodes(childNodes, kind, 0));
}

const safeNodes = (nodes: readonly Node[], kind: HtmlKind, depth: number): SafeNode[] =>
  depth > MAX_DEPTH ? [] : nodes.flatMap((node) => safeNode(node, kind, depth));

/** Disallowed elements and links without a target are replaced by their content. */
function safeNode(node: Node, kind: HtmlKind, depth: number): readonly SafeNode[] {
  if (defaultTreeAdapter.isTextNode(node)) return [node.value];
  if (!defaultTreeAdapter.isElementNode(node) || SILENT.has(node.tagName)) return [];
  const children = safeNodes(node.childNodes, kind, depth + 1);
  // the page already has its h1
  const name = node.tagName === 'h1' ? 'h2' : node.tagName;
  if (!isSafeTag(name, kind)) return children;
  const attributes = attributesOf(name, node);
  if (name === 'a' && attributes.href === undefined) return children;
  if (name === 'img' && attributes.src === undefined) return [];
  return [{ tag: name, ...attributes, children }];
}

function attributesOf(tag: SafeTag, { attrs }: Element): Omit<SafeElement, 'tag' | 'children'> {
  const allowed = safeAttributesOf(tag);
  const found = attrs.flatMap(({ name, value }) => {
    const known = allowed.find((one) => one === name);
    const read = known === undefined ? undefined : readAttribute(known, value);
    return read === undefined ? [] : [[name, read]];
  });
  return Object.fromEntries(found);
}
