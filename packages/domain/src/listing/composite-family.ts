import type { Family } from '../catalogue/entities.ts';
import { LISTING } from './listing-constants.ts';

const JOINT = '##';

/** A family as a composite facet value: 'Kettles##kettles'. */
export function toFamilyComposite({ name, code }: Pick<Family, 'name' | 'code'>): string {
  return `${name}${JOINT}${code}`;
}

/** Splits a composite facet value into name and code [D-9-22]. */
export function splitFamilyComposite(key: string): { readonly name: string; readonly code: string } {
  const at = key.lastIndexOf(JOINT);
  return at < 0 ? { name: key, code: key } : { name: key.slice(0, at), code: key.slice(at + JOINT.length) };
}

/** A family and its product count in a listing. */
export type FamilyShare = { readonly code: string; readonly count: number };

/** The families with the most products in a composite facet, at most five [D-9-21]. */
export function largestFamilies(counts: Readonly<Record<string, number>>): FamilyShare[] {
  return Object.entries(counts)
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .slice(0, LISTING.familiesMax)
    .map(([key, count]) => ({ code: splitFamilyComposite(key).code, count }));
}
