import * as storesWords from '@wattle/messages/stores';
import type { Availability } from '../../../goods/card/availability-line.tsx';

const FEW = 3;

/** Stock of a product at a store: '12 at Preston', 'Last 2 at Preston'. */
export function stockNote(qty: number, name: string): Availability {
  return qty > FEW
    ? { tone: 'good', words: storesWords.qtyAt(qty, name) }
    : { tone: 'few', words: storesWords.lastQtyAt(qty, name) };
}
