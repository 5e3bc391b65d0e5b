/** Where the steps of a checkout are, and what comes after them. */
export const CHECKOUT_PATHS = {
  contact: '/checkout/contact-info',
  shipping: '/checkout/shipping',
  payment: '/checkout/payment',
  success: '/checkout/success',
} as const;
