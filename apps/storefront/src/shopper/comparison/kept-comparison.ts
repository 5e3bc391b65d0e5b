import type { ProductSummary } from '@wattle/domain/catalogue';
import { readStoredComparison } from '@wattle/domain/comparison';
import { createStoredValue } from '../../page/stored-value.ts';

/** Enough of a product to store and to name it. */
export type Comparable = Pick<ProductSummary, 'id' | 'name'> & { readonly family: { readonly code: string } };

/** The comparison on this device. Everything else of it loads on first use. */
export const keptComparison = createStoredValue('wattle.comparison', readStoredComparison);
