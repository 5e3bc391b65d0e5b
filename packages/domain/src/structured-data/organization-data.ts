import { COUNTRY } from '../settings/shop-constants.ts';
import { SCHEMA_ORG, type StructuredData, wholeAddress } from './structured-data.ts';

export type OrganizationFacts = {
  readonly name: string;
  readonly origin: string;
  /** Path or URL of the logo. */
  readonly logo: string;
  readonly phone: string;
  /** The shop's profiles on other sites. */
  readonly sameAs?: readonly string[];
};

export const organizationId = (origin: string): string => `${wholeAddress(origin, '')}#organization`;

/** The organisation behind the shop, for search engines [D-9-60]. */
export function organizationData({ name, origin, logo, phone, sameAs = [] }: OrganizationFacts): StructuredData {
  return {
    '@context': SCHEMA_ORG,
    '@type': 'Organization',
    '@id': organizationId(origin),
    name,
    url: wholeAddress(origin, ''),
    logo: wholeAddress(origin, logo),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phone,
      areaServed: COUNTRY,
    },
    ...(sameAs.length > 0 && { sameAs }),
  };
}
