/** The full number of one of the demo's gift cards, by its last four digits. */
export const giftCardCode = (last: string): string => `603628000000000${last}`;
