import { SCHEMA_ORG, type StructuredData, wholeAddress } from './structured-data.ts';

/** One breadcrumb. The page itself needs no link. */
export type BreadcrumbStep = { readonly label: string; readonly to?: string | undefined };

/** Breadcrumbs for search engines, from the home page to the page itself, which uses the canonical URL. */
export function breadcrumbData(steps: readonly BreadcrumbStep[], origin: string, canonical: string): StructuredData {
  const way: readonly BreadcrumbStep[] = [{ label: 'Home', to: '/' }, ...steps];
  return {
    '@context': SCHEMA_ORG,
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: to === undefined ? canonical : wholeAddress(origin, to),
    })),
  };
}
