/** Stock left of an item that is short. */
export const leftInStock = (stockQty: number): string => (stockQty > 0 ? `${stockQty} left` : 'None left');

export const continueWith = (total: string): string => `Continue with ${total}`;

/** A gift card by its last four digits, at the start of a line. */
export const endingIn = (code: string): string => `Ending ${code.slice(-4)}`;

export const removeGiftCard = (code: string): string => `Remove the gift card ending ${code.slice(-4)}`;
