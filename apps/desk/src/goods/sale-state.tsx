import type { GoodsRow } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-goods';
import type { ReactNode } from 'react';

const MARKS = {
  ON_SALE: 'live',
  IN_STORES_ONLY: 'h',
  PREORDER: 'wait',
  COMING_SOON: 'wait',
  NO_LONGER_SOLD: 'off',
} as const;

/** A quiet mark and words for how a product is sold. */
export const SaleState = ({ sale }: Pick<GoodsRow, 'sale'>): ReactNode =>
  sale ? (
    <span className={`st st--${MARKS[sale]}`}>{words.SALE[sale]}</span>
  ) : (
    <span className="st st--q">{words.NOT_SHOWN}</span>
  );
