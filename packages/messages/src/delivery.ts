export const deliveryAndCollection = 'Delivery and collection';
export const deliveredToYourDoor = 'Delivered to your door';
export const tellUsYourSuburb = 'Tell us your suburb to see the day and the price.';
export const setSuburb = 'Set suburb';
export const collectFreeFromAStore = 'Collect free from a store';
export const nearestStoresHint = 'See the 5 nearest and what they have.';
export const findStores = 'Find stores';
