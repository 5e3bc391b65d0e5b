import { createElement, type ReactNode } from 'react';
import { ShopLink } from '../../ui/shop-link.tsx';
import styles from './rich-text.module.css';
import type { SafeNode } from './safe-node.ts';

/** Words with emphasis, links, lists and tables, from the tree that the server made. */
export function RichText({ nodes }: { nodes: readonly SafeNode[] }) {
  return createElement('div', { className: styles.text }, ...nodes.map(render));
}

/** The tree never changes its order, so its elements need no keys. */
function render(node: SafeNode): ReactNode {
  if (typeof node === 'string') return node;
  const children = node.children.map(render);
  if (node.tag === 'a') return createElement(ShopLink, { className: 'link', to: node.href ?? '' }, ...children);
  if (node.tag === 'table') return createElement(Table, null, ...children);
  return createElement(node.tag, node.scope ? { scope: node.scope } : null, ...children);
}

/** A wide table scrolls by itself, not the page; it can be reached with the keyboard. */
function Table({ children }: { children?: ReactNode }) {
  const region = { className: styles.table, role: 'region', 'aria-label': 'Table', tabIndex: 0 };
  return createElement('div', region, <table>{children}</table>);
}
