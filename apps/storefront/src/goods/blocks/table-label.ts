import type { SafeElement, SafeNode } from './safe-node.ts';

/** Accessible name of a table: its caption, or its column heads. */
export function tableLabel(table: SafeElement): string {
  const [caption] = findAll(table.children, 'caption');
  const heads = findAll(findAll(table.children, 'thead'), 'th');
  const words = caption ? wordsOf(caption) : heads.map(wordsOf).filter(Boolean).join(', ');
  return words ? `Table: ${words}` : 'Table';
}

function findAll(nodes: readonly SafeNode[], tag: string): SafeElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return node.tag === tag ? [node] : findAll(node.children, tag);
  });
}

const wordsOf = (node: SafeNode): string =>
  typeof node === 'string' ? node : node.children.map(wordsOf).join('').trim();
