/** Page titles, as shown in a browser tab. The shop's name follows them. */

export const addressesTitle = 'Addresses';
export const signingInTitle = 'Signing in';
export const yourAccountTitle = 'Your account';
export const yourDetailsTitle = 'Your details';
export const yourOrderTitle = 'Your order';
export const yourOrdersTitle = 'Your orders';
export const changeYourPasswordTitle = 'Change your password';
export const resetYourPasswordTitle = 'Reset your password';
export const chooseANewPasswordTitle = 'Choose a new password';
export const passwordTitle = 'Password';
export const deliveryAddressesTitle = 'Delivery addresses';
export const signInTitle = 'Sign in';
export const createAnAccountTitle = 'Create an account';
export const subscriptionsTitle = 'Subscriptions';
export const confirmYourEmailTitle = 'Confirm your email';
export const yourPaymentTitle = 'Your payment';
export const contactTitle = 'Contact, checkout';
export const paymentTitle = 'Payment, checkout';
export const shippingTitle = 'Delivery or pickup, checkout';
export const thankYouForYourOrderTitle = 'Thank you for your order';
export const trackAnOrderTitle = 'Track an order';
export const yourWishlistTitle = 'Your wishlist';
