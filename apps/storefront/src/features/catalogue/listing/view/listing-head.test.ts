import { describe, expect, it } from 'vitest';
import { EXAMPLE_LISTING } from '../../../../../testing/listing/example-listing.ts';
import type { Listing } from '../listing-types.ts';
import { listingHead } from './listing-head.ts';

const head = (address: string, changes: Partial<Listing> = {}, hidden = false) =>
  listingHead({
    title: 'Fridges',
    description: 'All of them.',
    url: new URL(address, 'https://shop.example'),
    listing: { ...EXAMPLE_LISTING, ...changes },
    crumbs: [{ label: 'Fridges' }],
    hidden,
  });
const links = (...args: Parameters<typeof head>) =>
  Object.fromEntries(head(...args).flatMap((one) => ('rel' in one ? [[String(one.rel), one.href]] : [])));
const kinds = (...args: Parameters<typeof head>) => JSON.stringify(head(...args)).match(/(?:Item|Breadcrumb)List/g);

describe('listingHead', () => {
  it('names the pages around it as they are, and itself without sort and filters', () => {
    expect(links('/categories/fridges?sort=newest&brand=Tarn&page=2', { page: 2 })).toEqual({
      canonical: 'https://shop.example/categories/fridges?page=2',
      prev: 'https://shop.example/categories/fridges?brand=Tarn&sort=newest',
      next: 'https://shop.example/categories/fridges?brand=Tarn&sort=newest&page=3',
    });
  });
  it('has no page before the first and none after the last', () => {
    expect(Object.keys(links('/categories/fridges', { page: 1, pageCount: 1 }))).toEqual(['canonical']);
  });
  it('says in its title which page it is', () => {
    expect(head('/categories/fridges?page=2', { page: 2 })[0]).toEqual({ title: 'Fridges, page 2' });
  });
  it('lists its products where it stands for itself, and not where it is a part of another list', () => {
    expect(kinds('/categories/fridges?page=2', { page: 2 })).toEqual(['BreadcrumbList', 'ItemList']);
    expect(kinds('/categories/fridges?brand=Tarn')).toEqual(['BreadcrumbList']);
    expect(kinds('/search?q=kettle', {}, true)).toEqual(['BreadcrumbList']);
  });
});
