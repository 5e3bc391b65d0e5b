import { describe, expect, it } from 'vitest';
import { breadcrumbData } from './breadcrumb-data.ts';
import { structuredDataProblems } from './testing/structured-data-problems.ts';

describe('breadcrumbData', () => {
  const steps = [{ label: 'Kitchen', to: '/categories/kitchen' }, { label: 'Fridges' }];
  const data = breadcrumbData(steps, 'https://shop.example', 'https://shop.example/categories/fridges');
  it('leads from the front page to the page itself', () => {
    expect(data).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://shop.example/' },
        { position: 2, name: 'Kitchen', item: 'https://shop.example/categories/kitchen' },
        { position: 3, name: 'Fridges', item: 'https://shop.example/categories/fridges' },
      ],
    });
  });
  it('has all that is asked for', () => {
    expect(structuredDataProblems(data)).toEqual([]);
  });
});
