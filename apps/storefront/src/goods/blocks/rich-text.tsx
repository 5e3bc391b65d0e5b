import { createElement, type ReactNode } from 'react';
import { ShopLink } from '../../ui/shop-link.tsx';
import styles from './rich-text.module.css';
import type { SafeElement, SafeNode } from './safe-node.ts';
import { tableLabel } from './table-label.ts';

/** How a view shows elements of its own; undefined: as they are. */
type ShowElement = (element: SafeElement) => ReactNode | undefined;

/** Words with emphasis, links, lists and tables, from the tree that the server made. */
export function RichText({ nodes, showElement }: { nodes: readonly SafeNode[]; showElement?: ShowElement }) {
  /** The tree never changes its order, so its elements need no keys. */
  const render = (node: SafeNode): ReactNode => {
    if (typeof node === 'string') return node;
    const own = showElement?.(node);
    if (own !== undefined) return own;
    const { tag, children, href, colspan, rowspan, datetime, open, ...attributes } = node;
    const inside = children.map(render);
    if (tag === 'a') return createElement(ShopLink, { className: 'link', to: href ?? '' }, ...inside);
    if (tag === 'table') return createElement(Table, { label: tableLabel(node) }, ...inside);
    const renamed = { colSpan: colspan, rowSpan: rowspan, dateTime: datetime, open: open === undefined ? open : true };
    return createElement(tag, { ...attributes, ...renamed }, ...inside);
  };
  return createElement('div', { className: styles.text }, ...nodes.map(render));
}

/** A wide table scrolls by itself, not the page; it can be reached with the keyboard. */
function Table({ label, children }: { label: string; children?: ReactNode }) {
  const region = { className: styles.table, role: 'region', 'aria-label': label, tabIndex: 0 };
  return createElement('div', region, <table>{children}</table>);
}
