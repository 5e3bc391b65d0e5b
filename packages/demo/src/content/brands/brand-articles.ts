import type { ArticleDraft } from '../article-draft.ts';
import { brandHalden } from '../articles/brand-halden.ts';
import { brandKaiyo } from '../articles/brand-kaiyo.ts';
import { brandKestrel } from '../articles/brand-kestrel.ts';
import { brandNordholm } from '../articles/brand-nordholm.ts';
import { brandOrana } from '../articles/brand-orana.ts';
import { brandQuillon } from '../articles/brand-quillon.ts';
import { brandSolenne } from '../articles/brand-solenne.ts';
import { brandTarn } from '../articles/brand-tarn.ts';
import { brandWhirr } from '../articles/brand-whirr.ts';

/** The brands with the deepest ranges, each as it would like to be met. */
export const BRAND_ARTICLES: readonly ArticleDraft[] = [
  brandNordholm,
  brandOrana,
  brandKestrel,
  brandTarn,
  brandHalden,
  brandQuillon,
  brandSolenne,
  brandKaiyo,
  brandWhirr,
];
