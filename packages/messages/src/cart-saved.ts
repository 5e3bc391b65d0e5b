export const savedCount = (count: number): string =>
  `${count === 1 ? '1 item' : `${count} items`}. Not in your total, and not reserved.`;
export const savedVariant = (name: string): string => `${name}.`;
export const savedQty = (qty: number, price: string): string =>
  qty > 1 ? `Quantity ${qty}, ${price} each.` : 'Quantity 1.';
export const lessThanSaved = (price: string): string => `${price} less than when you saved it`;
export const savedPlan = (plan: string): string => `With a ${plan}.`;
export const savedInStock = 'In stock.';
export const savedSoldOut = 'Sold out.';
export const savedGone = 'No longer sold.';
export const moveToCart = 'Move to cart';
export const savedNotLoaded = 'We could not load these. They are still saved.';
