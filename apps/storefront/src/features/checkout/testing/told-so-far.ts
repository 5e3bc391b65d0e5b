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

type Told = Readonly<Record<string, unknown>>;

const keep = (told: Told) => ({ ...IN_BRUNSWICK, 'wattle.checkout': JSON.stringify(told) });

/** Somebody who has said who they are. */
export const KNOWN = keep({ contact: CONTACT });

/** Somebody who has told everything but how they pay. */
export const READY_TO_PAY = keep({
  contact: CONTACT,
  shippingType: 'DELIVERY',
  delivery: {
    type: 'DELIVERY',
    address: { type: 'ENTERED', address: ADDRESS },
    options: { methodCode: 'delivery' },
  },
});
