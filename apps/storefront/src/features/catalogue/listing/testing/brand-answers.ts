import type { Block } from '@wattle/domain/content';
import { success } from '@wattle/domain/results';
import { LISTING_ANSWERS } from '../../../../../testing/listing/listing-answers.ts';
import { SAMPLE_PRODUCTS } from '../../../../../testing/listing/sample-catalogue.ts';
import type { Answers } from '../../../../../testing/stage-answers.ts';
import { sampleArticle } from './sample-article.ts';

const paragraph = (content: string): Block => ({ id: 'paragraph', value: { content }, children: [] });
const group = (...children: readonly Block[]): Block => ({
  id: 'group',
  value: { direction: 'vertical', gap: 'tight' },
  children,
});

const feature = (heading: string, carouselHeading: string, imagePosition: 'left' | 'right'): Block => ({
  id: 'brand-category',
  customClasses: 'section wrap',
  value: {
    heading,
    carouselHeading,
    description: 'Between 36 and 42 dB.',
    image: { url: '/pictures/feature.svg', alt: 'A French door fridge in stainless steel' },
    imagePosition,
    maxItems: 16,
    categoryTarget: 'c-fridges',
    brandTarget: 'b-nordholm',
  },
  children: [],
});

const NORDHOLM = sampleArticle(
  {
    ...group(
      group(paragraph('10 years'), paragraph('inverter compressor cover')),
      group(paragraph('15 years'), paragraph('of spare parts')),
    ),
    customClasses: 'figures',
  },
  feature('Cold, made quietly', 'Nordholm fridges', 'left'),
  feature('Laundry that finishes when you do', 'Nordholm laundry', 'right'),
);

const brands = [{ ...brandOf('Nordholm'), productCount: 12 }];
const products = SAMPLE_PRODUCTS.slice(0, 16).map(({ summary }) => summary);

function brandOf(name: string) {
  const slug = name.toLowerCase();
  return { id: `b-${slug}`, name, path: `brands/${slug}`, imageLogo: null };
}

/** Two brands: one with an article and two features, one without. */
export const BRAND_ANSWERS = {
  ...LISTING_ANSWERS,
  findArticle: ({ id }) => (id === 'brand-nordholm' ? success(NORDHOLM) : LISTING_ANSWERS.findArticle),
  listBrands: success({ brands }),
  listCategoryCarousel: success({ products }),
  listCategories: success({
    categories: [
      {
        id: 'c-fridges',
        name: 'Fridges',
        shortName: 'Fridges',
        path: 'categories/fridges',
        image: null,
        count: 12,
        priceFrom: 599,
      },
    ],
  }),
} satisfies Answers;
