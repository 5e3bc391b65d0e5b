import type { ProductRecord } from '../catalogue/product-record.ts';
import { isComingSoon, isPreorder } from '../catalogue/sale-state.ts';

/** How staff say that a product is sold. */
export const SALE_CHOICES = ['ON_SALE', 'IN_STORES_ONLY', 'PREORDER', 'COMING_SOON', 'NO_LONGER_SOLD'] as const;
export type SaleChoice = (typeof SALE_CHOICES)[number];

type SaleFields = Pick<ProductRecord, 'state' | 'saleMode' | 'preorderDateTime' | 'releaseDateTime'>;

/** The choice that a record amounts to; undefined: it is not shown yet, which only an import decides. */
export function saleChoiceOf({ state, saleMode }: Pick<SaleFields, 'state' | 'saleMode'>): SaleChoice | undefined {
  if (state === 'discontinued') return 'NO_LONGER_SOLD';
  if (state === 'enabled') return undefined;
  switch (saleMode) {
    case null:
      return 'ON_SALE';
    case 'inStoreOnly':
      return 'IN_STORES_ONLY';
    case 'preorder':
      return 'PREORDER';
    case 'scheduledRelease':
      return 'COMING_SOON';
  }
}

/** How a product is sold at a moment: one whose release has passed is on sale, whatever was chosen for the time before. */
export function saleNow(record: SaleFields, nowSeconds: number): SaleChoice | undefined {
  const choice = saleChoiceOf(record);
  const isOver =
    (choice === 'PREORDER' && !isPreorder(record, nowSeconds)) ||
    (choice === 'COMING_SOON' && !isComingSoon(record, nowSeconds));
  return isOver ? 'ON_SALE' : choice;
}

/** Both need the day on which the product comes. */
export const needsRelease = (choice: SaleChoice): boolean => choice === 'PREORDER' || choice === 'COMING_SOON';

const MODES = {
  ON_SALE: null,
  IN_STORES_ONLY: 'inStoreOnly',
  PREORDER: 'preorder',
  COMING_SOON: 'scheduledRelease',
  NO_LONGER_SOLD: null,
} as const satisfies Record<SaleChoice, ProductRecord['saleMode']>;

/** The fields of a record that make the choice true. What is sold for ever stays so. */
export function saleFieldsOf(choice: SaleChoice, releaseAt: number | null, before: SaleFields): SaleFields {
  const sold = before.state === 'evergreen' && choice === 'ON_SALE' ? 'evergreen' : 'current';
  return {
    state: choice === 'NO_LONGER_SOLD' ? 'discontinued' : sold,
    saleMode: MODES[choice],
    preorderDateTime: choice === 'PREORDER' ? releaseAt : null,
    releaseDateTime: needsRelease(choice) ? releaseAt : null,
  };
}
