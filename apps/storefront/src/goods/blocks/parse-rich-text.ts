import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5';
import type { HtmlKind } from './allow-list.ts';
import { fitNesting } from './fit-nesting.ts';
import { readAttribute } from './safe-attribute.ts';
import { isSafeTag, type SafeElement, type SafeNode, type SafeTag, safeAttributesOf } from './safe-node.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Their content is not words for a reader. */
const SILENT: ReadonlySet<string> = new Set(
  `applet audio button canvas frameset head iframe listing math noembed noframes noscript object plaintext script select
   style svg template textarea title video xmp`.split(/\s+/),
);
/** Deeper than any text needs to be. */
const MAX_DEPTH = 40;

/**
 * Reads editors' HTML, as a browser would, into a tree that holds only what `allow-list.ts` names. The page is built
 * from the tree, never from the text, so nothing that is not in the list can reach the browser.
 */
export function parseRichText(html: string, kind: HtmlKind = 'wysiwyg'): readonly SafeNode[] {
  // as a page without scripts: what stands in a noscript is parsed, and then left out like everything silent
  const { childNodes } = parseFragment(html, { scriptingEnabled: false });
  return fitNesting(safeNodes(childNodes, kind, 0));
}

const safeNodes = (nodes: readonly Node[], kind: HtmlKind, depth: number): SafeNode[] =>
  depth > MAX_DEPTH ? [] : nodes.flatMap((node) => safeNode(node, kind, depth));

/** An element that is not allowed, or a link that leads nowhere, leaves its content behind. */
function safeNode(node: Node, kind: HtmlKind, depth: number): readonly SafeNode[] {
  if (defaultTreeAdapter.isTextNode(node)) return [node.value];
  if (!defaultTreeAdapter.isElementNode(node) || SILENT.has(node.tagName)) return [];
  const children = safeNodes(node.childNodes, kind, depth + 1);
  // the page has its one title already
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
