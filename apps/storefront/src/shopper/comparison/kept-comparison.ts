import { type ProductSummary, readStoredComparison } from '@wattle/domain';
import { createStoredValue } from '../../page/stored-value.ts';

/** What can be compared: enough to keep it, and to speak of it. */
export type Comparable = Pick<ProductSummary, 'id' | 'name' | 'family'>;

/** What this shopper compares on this device. Everything else of the comparison is loaded when first needed. */
export const keptComparison = createStoredValue('wattle.comparison', readStoredComparison);
