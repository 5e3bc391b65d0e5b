export { type Catalogue, generateCatalogue } from './generate-catalogue.ts';
export { generateStoreStock } from './generate-store-stock.ts';
export { SHOWCASE, type ShowcaseCase } from './showcase.ts';
