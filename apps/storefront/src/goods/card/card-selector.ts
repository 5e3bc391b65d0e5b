/** Every card on the page, and whatever else has a card's button. */
export const CARD = '[data-product][data-variant]';
