import type { IndexSettings } from '../../../packages/providers/src/search/engine/types.ts';
import { FACETS } from '../catalogue.ts';

/** The shop's product index settings, reduced to what generated products have. */
export const SETTINGS: IndexSettings = {
  searchableAttributes: ['name', 'brand.name', 'categoryNames', 'model', 'gtin', 'attributeTexts', 'shortDescription'],
  codeAttributes: ['model', 'gtin'],
  descriptiveAttributes: ['attributeTexts'],
  attributesForFaceting: [...FACETS.filter((facet) => !facet.startsWith('attributes.')), 'attributes.*'],
  customRanking: ['desc(availability)', 'desc(popularity)'],
  defaults: { typoTolerance: 'min' },
};
