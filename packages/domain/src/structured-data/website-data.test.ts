import { describe, expect, it } from 'vitest';
import { structuredDataProblems } from './testing/structured-data-problems.ts';
import { websiteData } from './website-data.ts';

describe('websiteData', () => {
  const data = websiteData({ name: 'Wattle', origin: 'https://shop.example' });
  it('says how the site is searched', () => {
    expect(data).toMatchObject({
      '@type': 'WebSite',
      name: 'Wattle',
      url: 'https://shop.example/',
      inLanguage: 'en-AU',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'https://shop.example/search?q={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    });
  });
  it('has all that is asked for', () => {
    expect(structuredDataProblems(data)).toEqual([]);
  });
});
