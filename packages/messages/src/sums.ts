export const itemsAndPlans = 'Items and plans';
export const extrasAtTheirOfferPrice = 'Extras at their offer price';
export const included = 'Included';

export const offersNotChecked = 'We could not check offers and delivery just now.';
export const totalNotChecked = 'We could not confirm this total just now.';
export const checkAgain = 'Check again';

export const beforeOffersAndDelivery = 'Before offers and delivery';
export const beforeDelivery = 'Before delivery';
export const subtotal = 'Subtotal';
