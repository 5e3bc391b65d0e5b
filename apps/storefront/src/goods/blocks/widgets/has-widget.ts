import type { SafeNode } from '../safe-node.ts';

/** Whether a piece of HTML holds something that lives; without it, it is only read. */
export function hasWidget(nodes: readonly SafeNode[]): boolean {
  return nodes.some(
    (node) => typeof node !== 'string' && (node['data-widget'] !== undefined || hasWidget(node.children)),
  );
}
