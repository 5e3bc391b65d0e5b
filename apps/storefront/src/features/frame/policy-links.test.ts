import { describe, expect, it } from 'vitest';
import { policyLinks } from './policy-links.ts';

describe('policyLinks', () => {
  const stores = { label: 'Stores', path: '/stores' };
  const returns = { label: 'Returns and faults', path: '/articles/help/returns' };
  const terms = { label: 'Our terms', path: '/articles/about/terms-of-sale' };
  const privacy = { label: 'Privacy policy', path: '/articles/about/privacy-policy' };

  it('finds what to read before paying, whatever the footer calls it', () => {
    expect(policyLinks([{ links: [stores, returns] }, { links: [terms, privacy] }])).toEqual([privacy, terms, returns]);
  });

  it('leaves out what is not there', () => {
    expect(policyLinks([{ links: [stores, returns] }])).toEqual([returns]);
  });
});
