import { formatPrice, toCents } from '@wattle/domain/money';
import { nameOfLine, type Order, type OrderRefund } from '@wattle/domain/order';

/** What became of gifts whose goods went back, for the shopper: no full stops. */
export function refundGiftLines({ lines }: Pick<Order, 'lines'>, { gifts = [] }: Pick<OrderRefund, 'gifts'>): string[] {
  return gifts.map(({ lineId, fate, takenOffCents }) => {
    const name = nameOfLine(lines, lineId);
    if (fate !== 'KEPT') return `The gift that came with it goes back too: ${name}`;
    const price = takenOffCents > 0 ? `, for which ${formatPrice(toCents(takenOffCents))} is taken off` : '';
    return `You keep the gift that came with it: ${name}${price}`;
  });
}
