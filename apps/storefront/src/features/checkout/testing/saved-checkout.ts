import { IN_BRUNSWICK } from '../../../../testing/cart/cart-answers.ts';
import { GUEST } from './checkout-parts.ts';

export const CONTACT = { ...GUEST, phone: '0491570156', agreeToMarketing: false };

export const ADDRESS = {
  company: '',
  contactName: 'Ana Le',
  country: 'AU',
  postcode: '3056',
  state: 'VIC' as const,
  street1: '12 Saxon Street',
  street2: '',
  suburb: 'Brunswick',
};

const keep = (checkout: Readonly<Record<string, unknown>>) => ({
  ...IN_BRUNSWICK,
  'wattle.checkout': JSON.stringify(checkout),
});

/** Contact step complete. */
export const KNOWN = keep({ contact: CONTACT });

/** Everything complete except payment. */
export const READY_TO_PAY = keep({
  contact: CONTACT,
  shippingType: 'DELIVERY',
  delivery: {
    type: 'DELIVERY',
    address: { type: 'ENTERED', address: ADDRESS },
    options: { methodCode: 'delivery' },
  },
});
