export { generateLocalities } from '../localities/generate-localities.ts';
export { findBusinessSuburb, generateStarterShop } from './generate-starter-shop.ts';
export type { Business, StarterShop } from './starter-shop.ts';
