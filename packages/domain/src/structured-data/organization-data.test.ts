import { describe, expect, it } from 'vitest';
import { organizationData } from './organization-data.ts';
import { structuredDataProblems } from './testing/structured-data-problems.ts';

const shop = { name: 'Wattle', origin: 'https://shop.example', logo: '/icons/logo.png', phone: '1300 975 707' };

describe('organizationData', () => {
  it('says who runs the shop and how to reach it, in Australia [D-9-60]', () => {
    expect(organizationData(shop)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': 'https://shop.example/#organization',
      name: 'Wattle',
      url: 'https://shop.example/',
      logo: 'https://shop.example/icons/logo.png',
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: '1300 975 707',
        areaServed: 'AU',
      },
    });
  });
  it('names its pages elsewhere, if it has any', () => {
    const sameAs = ['https://social.example/wattle'];
    expect(organizationData({ ...shop, sameAs })).toMatchObject({ sameAs });
  });
  it('has all that is asked for', () => {
    expect(structuredDataProblems(organizationData(shop))).toEqual([]);
  });
});
