import { pageLink } from '../links/page-links.ts';

export const SCHEMA_ORG = 'https://schema.org';

/** A schema.org object, or part of one. */
export type StructuredPart = { readonly '@type': string; readonly [name: string]: unknown };

/** A top-level schema.org object in a page. */
export type StructuredData = StructuredPart & { readonly '@context': typeof SCHEMA_ORG };

/** The absolute URL of a shop path: search engines need absolute URLs. */
export function wholeAddress(origin: string, path: string): string {
  return /^https?:\/\//i.test(path) ? path : `${origin.replace(/\/+$/, '')}${pageLink(path)}`;
}
