export const trackAnOrder = 'Track an order';
export const intro = 'Both are in your order confirmation email. You don’t need an account.';
export const orderNumber = 'Order number';
export const orderNumberExample = 'W-20481736';
export const emailAddress = 'Email address';
export const findMyOrder = 'Find my order';
export const looking = 'Looking';
export const withAnAccount = 'With an account, all your orders are in one place:';
export const seeYourOrders = 'see your orders';
export const needsScript = 'Switch on JavaScript to look for an order, or call us with its number.';

export const orderNumbered = (number: string): string => `Order ${number}`;
export const placed = (placedAt: string): string => `Placed ${placedAt}`;
export const findAnotherOrder = 'Find another order';

export const linkEnded =
  'This link has expired or is not complete. Enter the order number and your email address to see the order.';
export const loadingYourOrder = 'Loading your order';
