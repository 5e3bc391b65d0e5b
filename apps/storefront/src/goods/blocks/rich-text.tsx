import { createElement, type ReactNode } from 'react';
import { ShopLink } from '../../ui/shop-link.tsx';
import styles from './rich-text.module.css';
import type { SafeElement, SafeNode } from './safe-node.ts';
import { tableLabel } from './table-label.ts';

/** Overrides how an element is rendered; undefined: the default. */
type ShowElement = (element: SafeElement) => ReactNode | undefined;

/** Renders the sanitised tree from the server. */
export function RichText({ nodes, showElement }: { nodes: readonly SafeNode[]; showElement?: ShowElement }) {
  /** The order is fixed, so no keys are needed. */
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

/** A wide table scrolls on its own, and can be reached by keyboard. */
function Table({ label, children }: { label: string; children?: ReactNode }) {
  const region = { className: styles.table, role: 'region', 'aria-label': label, tabIndex: 0 };
  return createElement('div', region, <table>{children}</table>);
}
