import type { SafeNode } from '../safe-node.ts';

/** Whether the HTML contains a widget; otherwise it is static. */
export function hasWidget(nodes: readonly SafeNode[]): boolean {
  return nodes.some(
    (node) => typeof node !== 'string' && (node['data-widget'] !== undefined || hasWidget(node.children)),
  );
}
