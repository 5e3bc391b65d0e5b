import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AtAddress } from '../../../../testing/at-address.tsx';
import { EXAMPLE_ADDRESS, EXAMPLE_LISTING } from '../../../../testing/listing/example-listing.ts';
import type { Listing } from './listing-types.ts';
import { ProductListing } from './product-listing.tsx';
import { presentListing } from './view/present-listing.ts';

const html = (changes: Partial<Listing> = {}, address = EXAMPLE_ADDRESS) => {
  const { search } = new URL(address, 'https://shop.example');
  const view = presentListing({ ...EXAMPLE_LISTING, ...changes }, [], search, 'fridges');
  return renderToStaticMarkup(
    <AtAddress address={address}>
      <ProductListing listing={view} />
    </AtAddress>,
  );
};
/** The opening tag of the first such element containing this text. */
const tag = (page: string, name: string, text: string) =>
  page.match(new RegExp(`<${name}\\b[^>]*${text}[^>]*>`))?.[0] ?? '';
const words = (page: string) => page.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');

describe('ProductListing', () => {
  it('says how many of how many, also to those who do not see it', () => {
    const page = html();
    expect(page).toMatch(/<h2[^>]*>86 of 214 fridges<\/h2>/);
    expect(page).toMatch(/<p[^>]*role="status"[^>]*>86 of 214 fridges<\/p>/);
  });

  it('offers the six sorts by their names, in one form with the filters [D-9-03 D-9-04 D-9-05 D-9-06 D-9-07 D-9-08]', () => {
    const page = html({ sort: 'price-asc' });
    expect(words(page)).toContain('|Sort by|Recommended|Name A to Z|Name Z to A|Price lowest|Price highest|Newest|');
    expect(tag(page, 'select', 'name="sort"')).toContain('form="listing-form"');
    expect(tag(page, 'option', 'value="price-asc"')).toContain('selected');
  });

  it('shows what is applied, each as a link to the list without it', () => {
    const page = html();
    expect(tag(page, 'a', 'aria-label="Remove Fits 950 mm"')).toContain(
      'href="/categories/fridges?inStock=true&amp;maxPrice=3500&amp;minPrice=899&amp;type=Side+by+side"',
    );
    expect(words(page)).toContain('|Side by side |$899 to $3,500 |Fits 950 mm |In Stock |Clear all|');
    expect(page).toContain('href="/categories/fridges"');
  });

  it('has real links to its pages, with its filters [D-9-02]', () => {
    const page = html({}, '/categories/fridges?brand=Tarn');
    expect(page).toContain('href="/categories/fridges?brand=Tarn&amp;page=2"');
  });
});

describe('facets', () => {
  it('are one plain form that carries what is no facet of its own [D-9-02]', () => {
    const page = html({}, '/search?q=ice&hot=true&page=3&type=Side+by+side');
    expect(tag(page, 'form', 'id="listing-form"')).toMatch(
      /method="get".*action="\/search"|action="\/search".*method="get"/,
    );
    expect(tag(page, 'input', 'name="q"')).toContain('value="ice"');
    expect(tag(page, 'input', 'name="hot"')).toContain('value="true"');
    expect(page).not.toContain('name="page"');
    expect(page.match(/type="hidden"/g)).toHaveLength(2);
  });

  it('are real checkboxes with counts, ticked where chosen [D-9-10]', () => {
    const page = html();
    expect(tag(page, 'input', 'value="Side by side"')).toMatch(/name="type".*checked|checked.*name="type"/);
    expect(tag(page, 'input', 'value="French door"')).not.toContain('checked');
    expect(words(page)).toContain('|French door|48|');
    expect(tag(page, 'input', 'value="French door"')).toContain('aria-label="French door 48 products"');
  });

  it('show ten options at first and say how many there are [D-9-20]', () => {
    const page = html();
    const brands = page.slice(page.indexOf('Search brands'), page.indexOf('Finish'));
    const rows = brands.match(/<label[^>]*>/g) ?? [];
    expect(rows).toHaveLength(12);
    expect(rows.filter((row) => row.includes('folded'))).toHaveLength(2);
    expect(words(brands)).toContain('|Show all 12|');
  });

  it('that are closed send their options when asked: on opening, or with a page for shoppers without JavaScript', () => {
    const closed = html();
    expect(words(closed)).toContain('|Features|Show options|');
    expect(tag(closed, 'button', 'name="facets"')).toMatch(/type="submit".*value="all"/);
    expect(words(closed)).not.toContain('Ice and water');
    const whole = html({}, '/search?facets=all');
    expect(words(whole)).not.toContain('Show options');
    expect(words(whole)).toContain('Ice and water');
    expect(tag(whole, 'input', 'name="facets"')).toMatch(/type="hidden".*value="all"/);
  });

  it('search brands [D-9-14 D-9-15]', () => {
    const page = html();
    expect(page).toMatch(/<label[^>]*>Search brands<\/label>/);
    expect(tag(page, 'input', 'type="search"')).toContain('placeholder="Search brands"');
  });

  it('have a slider and fields in dollars for the price [D-9-18 D-9-24]', () => {
    const page = html();
    expect(tag(page, 'input', 'aria-label="Lowest price"')).toMatch(/type="range"/);
    expect(tag(page, 'input', 'aria-label="Lowest price"')).toMatch(/step="1"/);
    expect(tag(page, 'input', 'aria-label="Highest price"')).toContain('aria-valuetext="$3,500"');
    expect(tag(page, 'input', 'name="minPrice"')).toContain('value="899"');
    expect(tag(page, 'input', 'name="maxPrice"')).toContain('value="3500"');
    expect(words(page)).toContain('|From|$|');
  });

  it('keep what an address says that is no number, and say so [D-9-18]', () => {
    const price = EXAMPLE_LISTING.facets.map((facet) =>
      facet.kind === 'range' ? { ...facet, from: null, to: null } : facet,
    );
    const page = html({ facets: price }, '/categories/fridges?minPrice=cheap');
    expect(tag(page, 'input', 'name="minPrice"')).toContain('value="cheap"');
    expect(tag(page, 'input', 'name="minPrice"')).toContain('aria-invalid="true"');
    expect(words(page)).toContain('Use numbers only, such as 500.');
  });

  it('ask for the space, not for the width', () => {
    const page = html();
    expect(words(page)).toContain('|Width of your space|');
    expect(words(page)).toContain('|We add the 20 mm of air it needs on each side.|');
    expect(page).toMatch(/<input[^>]*value="950"/);
  });

  it('have a dot for a known finish and a box for another', () => {
    const page = html();
    const row = (value: string) =>
      page.slice(page.lastIndexOf('<input', page.indexOf(`value="${value}"`)), page.indexOf(`value="${value}"`));
    expect(row('Sand')).toContain('style="background:var(--finish-sand)"');
    expect(row('Hammered copper')).not.toContain('style');
  });

  it('have switches for what is so or not; those of the things themselves under a heading [D-9-13]', () => {
    const page = html({}, '/search?facets=all');
    expect(tag(page, 'input', 'name="inStock"')).toMatch(/role="switch"/);
    expect(tag(page, 'input', 'name="inStock"')).toMatch(/checked=""/);
    expect(words(page)).toMatch(/\|Features\|.*Ice and water\|.*In Stock\|/);
  });
});
