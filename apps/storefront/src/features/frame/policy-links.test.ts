import { describe, expect, it } from 'vitest';
import { policyLinks } from './policy-links.ts';

describe('policyLinks', () => {
  it('finds what to read before paying among the links of the footer, and leaves out what is not there', () => {
    const columns = [
      { links: [{ label: 'Stores', path: '/stores' }] },
      {
        links: [
          { label: 'Returns', path: '/r' },
          { label: 'Privacy', path: '/p' },
        ],
      },
    ];
    expect(policyLinks(columns).map(({ path }) => path)).toEqual(['/p', '/r']);
  });
});
