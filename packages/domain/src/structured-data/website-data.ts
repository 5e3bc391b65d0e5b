import { LOCALE } from '../settings/shop-constants.ts';
import { type OrganizationFacts, organizationId } from './organization-data.ts';
import { SCHEMA_ORG, type StructuredData, wholeAddress } from './structured-data.ts';

/** The site and its search URL, for search engines. */
export function websiteData({ name, origin }: Pick<OrganizationFacts, 'name' | 'origin'>): StructuredData {
  return {
    '@context': SCHEMA_ORG,
    '@type': 'WebSite',
    '@id': `${wholeAddress(origin, '')}#website`,
    name,
    url: wholeAddress(origin, ''),
    inLanguage: LOCALE,
    publisher: { '@id': organizationId(origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: wholeAddress(origin, 'search?q={search_term_string}') },
      'query-input': 'required name=search_term_string',
    },
  };
}
