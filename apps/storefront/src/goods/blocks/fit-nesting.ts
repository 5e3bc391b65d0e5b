import type { SafeElement, SafeNode, SafeTag } from './safe-node.ts';

/** Elements that accept only these children. */
const HOLDS: Partial<Record<SafeTag, readonly SafeTag[]>> = {
  ul: ['li'],
  ol: ['li'],
  dl: ['dt', 'dd'],
  table: ['caption', 'thead', 'tbody', 'tfoot'],
  thead: ['tr'],
  tbody: ['tr'],
  tfoot: ['tr'],
  tr: ['th', 'td'],
};
const PARTS: ReadonlySet<SafeTag> = new Set(Object.values(HOLDS).flat());
/** Elements that browsers do not allow in a paragraph. */
const BLOCKS: ReadonlySet<SafeTag> = new Set([
  ...(['p', 'ul', 'ol', 'dl', 'blockquote', 'hr', 'table', 'div', 'section', 'figure', 'details'] as const),
  ...(['h2', 'h3', 'h4', 'h5', 'h6', 'figcaption', 'summary'] as const),
]);
/** Elements allowed only in this parent. */
const ONLY_IN: Partial<Record<SafeTag, SafeTag>> = { figcaption: 'figure', summary: 'details' };
const isHeading = (tag: SafeTag): boolean => /^h[2-6]$/.test(tag);
/** Wrapper for loose content, so that its text is not lost. */
const WRAP: Partial<Record<SafeTag, SafeTag>> = { ul: 'li', ol: 'li', dl: 'dd', table: 'tbody' };

/**
 * Makes the tree one that browsers parse unchanged. Otherwise the browser repairs the HTML and hydration finds a
 * different tree.
 */
export function fitNesting(nodes: readonly SafeNode[], ancestors: readonly SafeTag[] = []): readonly SafeNode[] {
  const parent = ancestors.at(-1);
  const holds = parent && HOLDS[parent];
  return nodes.flatMap((node): readonly SafeNode[] => {
    if (typeof node === 'string') return holds ? wrapLoose(node, parent, ancestors) : [node];
    if (holds ? holds.includes(node.tag) : fits(node.tag, ancestors)) return [fit(node, ancestors)];
    if (holds && parent !== undefined && WRAP[parent] !== undefined) return wrapLoose(node, parent, ancestors);
    return fitNesting(node.children, ancestors);
  });
}

function fit(element: SafeElement, ancestors: readonly SafeTag[]): SafeElement {
  return { ...element, children: fitNesting(element.children, [...ancestors, element.tag]) };
}

function fits(tag: SafeTag, ancestors: readonly SafeTag[]): boolean {
  if (PARTS.has(tag)) return false;
  if (ONLY_IN[tag] !== undefined && ONLY_IN[tag] !== ancestors.at(-1)) return false;
  if (isHeading(tag) && ancestors.some(isHeading)) return false;
  if (tag === 'a' || tag === 'details') return !ancestors.includes(tag);
  return !(BLOCKS.has(tag) && ancestors.includes('p'));
}

function wrapLoose(node: SafeNode, parent: SafeTag, ancestors: readonly SafeTag[]): readonly SafeNode[] {
  const tag = WRAP[parent];
  if (tag === undefined || (typeof node === 'string' && node.trim() === '')) return [];
  const wrapped = fit({ tag, children: [node] }, ancestors);
  return wrapped.children.length > 0 ? [wrapped] : [];
}
