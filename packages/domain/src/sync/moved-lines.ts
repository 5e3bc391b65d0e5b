import type { CartItem } from '../cart/cart.ts';
import { lineId, lineKey } from '../cart/identical-items.ts';

type Items = readonly CartItem[];
type Copies = readonly [from: Items, mine: Items, theirs: Items];

/**
 * Another variant or plan gives a line another key. A line that was changed so on one side stands under its new key in all
 * three copies afterwards, so that it is merged as the line it is and not as one removed and one added: with a quantity
 * from the other side it would be there twice.
 */
export function withMovedLines(copies: Copies): Copies {
  const [from, mine, theirs] = copies;
  return from.reduce<Copies>((moved, line) => {
    const left = sameLine(line, from, mine);
    const right = sameLine(line, from, theirs);
    if (!left || !right || (lineKey(left) === lineKey(line) && lineKey(right) === lineKey(line))) return moved;
    const place = {
      productId: line.productId,
      variantId: changed(line.variantId, left.variantId, right.variantId),
      warrantyId: changed(line.warrantyId, left.warrantyId, right.warrantyId),
    };
    const put = (items: Items, one: CartItem): Items =>
      items.map((item) => (item === one ? { ...item, ...place, id: lineId(place) } : item));
    return [put(moved[0], line), put(moved[1], left), put(moved[2], right)];
  }, copies);
}

/** The line on one side: under its own key, or under a new one with the time at which it was first added. */
function sameLine(line: CartItem, from: Items, side: Items): CartItem | undefined {
  const stayed = side.find((item) => lineKey(item) === lineKey(line));
  if (stayed) return stayed;
  const isSame = (item: CartItem): boolean =>
    item.giftcard === null && item.productId === line.productId && item.createdAt === line.createdAt;
  const known = new Set(from.map(lineKey));
  const [found, ...others] = side.filter((item) => isSame(item) && !known.has(lineKey(item)));
  return others.length === 0 && from.filter(isSame).length === 1 ? found : undefined;
}

/** What one side changed; of two changes the same one on every device. */
function changed<T extends string | null>(before: T, mine: T, theirs: T): T {
  if (mine === before) return theirs;
  if (theirs === before) return mine;
  return String(mine) < String(theirs) ? mine : theirs;
}
