/** In the checkout, when a session has ended there. */
export const signedOut = 'You have been signed out.';
export const allIsHere = 'Your cart and everything you entered are still here.';
export const signInAgain = 'Sign in again';
export const orAsGuest = ', or go on as a guest.';
export const cartIsInAccount =
  'Nothing was ordered. Your cart is saved in your account: sign in again and go on from here.';
