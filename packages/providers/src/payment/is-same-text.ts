import { createHmac, timingSafeEqual } from 'node:crypto';

/** Takes as long for a near miss as for a far one. */
export function isSameText(left: string, right: string): boolean {
  const [a, b] = [left, right].map((text) => createHmac('sha256', 'compare').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
