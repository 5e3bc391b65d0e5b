import type { Family, FamilyAttribute } from '@wattle/domain/catalogue';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ProductPage } from '../product-page-data.ts';
import { SAMPLE_KETTLE } from '../testing/sample-kettle.ts';
import ProductDetails from './product-details.tsx';
import { specificationOf } from './specification-of.ts';

const width: FamilyAttribute = {
  code: 'widthMm',
  name: 'Width',
  prefix: '',
  suffix: 'mm',
  type: 'RANGE',
  enable: true,
  heading: 'Width',
  queryParam: 'width',
  minQueryParam: null,
  maxQueryParam: null,
  disjunctive: false,
  initiallyExpanded: false,
};
const family: Family = {
  code: 'kettles',
  name: 'Kettles',
  groups: [{ code: 'size', name: 'Size and weight', attributes: [width] }],
};

const html = (changes: Partial<ProductPage['product']>) => {
  const product = { ...SAMPLE_KETTLE, description: [], ...changes };
  return renderToStaticMarkup(
    <ProductDetails
      product={product}
      specification={specificationOf(family, product.attributes)}
      showsReviews={false}
    />,
  );
};

describe('ProductDetails', () => {
  it('lists what is known in the groups of the family', () => {
    expect(html({ attributes: { widthMm: 189 } })).toMatch(
      /<caption>Size and weight<\/caption>.*<th scope="row">Width<\/th><td>189 mm<\/td>/,
    );
  });
  it('links to documents with their kind and size', () => {
    const documents = [{ name: 'User guide', url: '/media/guide.pdf', sizeBytes: 4_200_000 }];
    expect(html({ documents })).toMatch(/<a [^>]*href="\/media\/guide\.pdf"[^>]*>.*<b>User guide<\/b> PDF, 4\.2 MB/);
  });
  it('draws the energy label of what has a rating, with what it costs to run', () => {
    const page = html({ attributes: { energyStars: 4, energyKwhYear: 300 } });
    expect(page).toContain('aria-label="Energy rating label: 4 of 6 stars');
    expect(page).toContain('<b>$99 a year</b> to run at 33c a kWh');
  });
  it('is nothing when there is nothing to say', () => {
    expect(html({})).toBe('');
  });
});
