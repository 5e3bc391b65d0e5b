import type { CardState } from '@wattle/domain/catalogue';

/** Every card on the page, and whatever else has a card's button. */
export const CARD = '[data-product][data-variant]';

/** Most cards have it, so they do not say so. */
export const USUAL_STATE: CardState = 'ADD_TO_CART';
