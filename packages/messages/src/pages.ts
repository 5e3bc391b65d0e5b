/** Page titles, as shown in a browser tab. */

export const addressesTitle = 'Addresses | Wattle';
export const signingInTitle = 'Signing in | Wattle';
export const yourAccountTitle = 'Your account | Wattle';
export const yourDetailsTitle = 'Your details | Wattle';
export const yourOrderTitle = 'Your order | Wattle';
export const yourOrdersTitle = 'Your orders | Wattle';
export const changeYourPasswordTitle = 'Change your password | Wattle';
export const resetYourPasswordTitle = 'Reset your password | Wattle';
export const chooseANewPasswordTitle = 'Choose a new password | Wattle';
export const passwordTitle = 'Password | Wattle';
export const deliveryAddressesTitle = 'Delivery addresses | Wattle';
export const signInTitle = 'Sign in | Wattle';
export const createAnAccountTitle = 'Create an account | Wattle';
export const subscriptionsTitle = 'Subscriptions | Wattle';
export const confirmYourEmailTitle = 'Confirm your email | Wattle';
export const yourCartTitle = 'Your cart | Wattle';
export const yourPaymentTitle = 'Your payment | Wattle';
export const contactTitle = 'Contact, checkout | Wattle';
export const paymentTitle = 'Payment, checkout | Wattle';
export const shippingTitle = 'Delivery or pickup, checkout | Wattle';
export const thankYouForYourOrderTitle = 'Thank you for your order | Wattle';
export const checkoutTitle = 'Checkout | Wattle';
export const trackAnOrderTitle = 'Track an order | Wattle';
export const yourWishlistTitle = 'Your wishlist | Wattle';
