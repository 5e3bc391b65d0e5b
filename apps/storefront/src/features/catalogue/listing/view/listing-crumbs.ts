import { brandLink, categoryLink } from '@wattle/domain/links';
import * as commonWords from '@wattle/messages/common';
import type { Crumb } from '../../../../ui/breadcrumbs.tsx';
import type { BrandPage, CategoryPage } from '../category-page.ts';

const BRANDS: Crumb = { label: commonWords.brands, to: '/brands' };

/** Breadcrumbs below the home page; the last is the page itself. */
export const categoryCrumbs = (category: CategoryPage): Crumb[] => [
  ...category.ancestors.map((ancestor) => ({ label: ancestor.name, to: categoryLink(ancestor) })),
  { label: category.name },
];

export const brandCrumbs = (brand: BrandPage): Crumb[] => [BRANDS, { label: brand.name }];

export const brandCategoryCrumbs = (brand: BrandPage, category: CategoryPage): Crumb[] => [
  BRANDS,
  { label: brand.name, to: brandLink(brand) },
  { label: category.name },
];
