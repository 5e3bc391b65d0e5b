/** Dollars [C-9-31]. */
export const GIFT_CARD_AMOUNTS = [10, 20, 50, 75, 100, 150, 200, 250, 500] as const;
