/** Paths of the checkout steps and the confirmation. */
export const CHECKOUT_PATHS = {
  contact: '/checkout/contact-info',
  shipping: '/checkout/shipping',
  payment: '/checkout/payment',
  success: '/checkout/success',
} as const;
