import type { CartItem } from './cart.ts';

/** Newest first; ties are broken by id, so that every copy shows the same order [C-3-18]. */
export function inCartOrder<T extends Pick<CartItem, 'id' | 'createdAt'>>(items: readonly T[]): readonly T[] {
  return [...items].sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : Number(a.id > b.id)));
}
