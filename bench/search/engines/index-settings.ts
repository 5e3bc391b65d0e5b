import type { IndexSettings } from '../../../packages/providers/src/search/engine/types.ts';
import { FACETS } from '../catalogue.ts';

/** The shop's product index, as far as the generated products go. */
export const SETTINGS: IndexSettings = {
  searchableAttributes: ['name', 'brand.name', 'categoryNames', 'model', 'gtin', 'attributeTexts', 'shortDescription'],
  codeAttributes: ['model', 'gtin'],
  descriptiveAttributes: ['attributeTexts'],
  attributesForFaceting: [...FACETS.filter((facet) => !facet.startsWith('attributes.')), 'attributes.*'],
  customRanking: ['desc(availability)', 'desc(popularity)'],
  defaults: { typoTolerance: 'min' },
};
