import { pageLink } from '../links/page-links.ts';

export const SCHEMA_ORG = 'https://schema.org';

/** A thing, or a part of one, as search engines read it. */
export type StructuredPart = { readonly '@type': string; readonly [name: string]: unknown };

/** A thing that stands by itself in a page. */
export type StructuredData = StructuredPart & { readonly '@context': typeof SCHEMA_ORG };

/** The whole address of a path of the shop. Search engines do not read half of one. */
export function wholeAddress(origin: string, path: string): string {
  return /^https?:\/\//i.test(path) ? path : `${origin.replace(/\/+$/, '')}${pageLink(path)}`;
}
