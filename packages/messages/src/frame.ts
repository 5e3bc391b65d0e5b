/**
 * Texts of the frame, loaded on every page. Some start or end with a space to separate them from their neighbours:
 * that costs fewer bytes here than as a text node of its own.
 */

export const hotPrices = 'Hot prices';
export const menuOfCategory = 'menu';

export const menu = 'Menu';

export const allBrands = 'All brands';

export const more = 'More ';

export const newsletterLine = 'Good prices, good advice. One email a week.';
export const helpByPhone = 'Help by phone';
export const weAreHere = "We're here ";
/** Follows the year, the company and its ABN. */
export const legalLine = ' Prices in Australian dollars, GST included.';

export const you = 'You';
export const cart = 'Cart';
export const item = ' item';
export const items = ' items';

export const homeSuffix = ', home';
export const followUs = 'Follow us';

export const secureCheckout = ' Secure checkout';
export const needAHand = 'Need a hand?';

export const account = 'Account';
export const yourAccountSuffix = ', your account';

export const trackAnOrder = 'Track an order';
export const help = 'Help';

export const searchPlaceholder = 'Search products, brands and help';
