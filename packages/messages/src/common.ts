/** Button and label texts used across the shop. */

export const adding = 'Adding';
export const brands = 'Brands';
export const browseNewArrivals = 'Browse new arrivals';
export const cancel = 'Cancel';
export const categories = 'Categories';
export const change = 'Change';
export const checking = 'Checking';
export const clearAll = 'Clear all';
export const close = 'Close';
export const compare = 'Compare';
export const delivery = 'Delivery';
export const didYouMean = 'Did you mean';
export const findAStore = 'Find a store';
export const goToTheHomePage = 'Go to the home page';
export const home = 'Home';
export const loading = 'Loading';
export const now = 'now';
export const opensInANewTab = ' (opens in a new tab)';
export const products = 'Products';
export const remove = 'Remove';
export const save = 'Save';
export const search = 'Search';
export const share = 'Share';
export const stores = 'Stores';
export const total = 'Total';
export const tryAgain = 'Try again';
export const undo = 'Undo';
export const was = 'was';
export const waysToPay = 'Ways to pay';
export const wishlist = 'Wishlist';

export const supportWeekHours = 'Monday to Saturday 9:00am-5:00pm';
export const supportSundayHours = 'Sunday 10:00am-4:00pm';
