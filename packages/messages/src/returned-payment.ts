/** On the way back from the provider, in a browser that did not begin the order. */
export const placed = (number: string): string =>
  `Your order number is ${number}. A receipt is on its way to your email address.`;
export const pending = (number: string): string =>
  `We have your order ${number} and are still checking its payment. Please do not pay again: we email you as soon as we know.`;
export const openTitle = 'Your payment is not finished';
export const open =
  'You have not been charged. Finish it where you started: your order is still open in that browser or app.';
export const notCharged = 'Your payment did not go through, and nothing was charged.';
export const otherBrowser =
  'You ordered in another browser, or under another address of our shop: your cart is still there. You can also put it in the cart of this browser, and pay here.';
