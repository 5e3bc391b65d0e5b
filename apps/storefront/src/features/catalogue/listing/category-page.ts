import type { CallValue } from '@wattle/contract';

export type CategoryPage = CallValue<'loadCategory'>;
export type BrandPage = CallValue<'loadBrand'>;
export type BrandIndex = CallValue<'listBrands'>['brands'];
