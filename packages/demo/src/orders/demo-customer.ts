import type { Address } from '@wattle/domain/account';
import type { EnteredAddress } from '@wattle/domain/checkout';
import type { DemoCustomer } from '../demo-shop.ts';
import { addDays, dayInTimeZone } from '../stores/calendar-day.ts';
import { SHOP_TIME_ZONE, shopMoment } from '../stores/shop-moment.ts';

/** The demo account. No identity service issues such a `sub`, so no real customer can collide with it. */
export const DEMO_CUSTOMER = {
  sub: 'demo-mia-tran',
  email: 'mia.tran@example.com',
  firstName: 'Mia',
  lastName: 'Tran',
  phone: '+61491570156',
} as const;

/** A little over five years. */
export const CUSTOMER_FOR_DAYS = 1900;

const address = (contactName: string, street1: string, suburb: string, postcode: string): EnteredAddress => ({
  company: '',
  contactName,
  country: 'AU',
  postcode,
  state: 'VIC',
  street1,
  street2: '',
  suburb,
});

export const ADDRESSES = {
  home: address('Mia Tran', '12 Saxon Street', 'Brunswick', '3056'),
  studio: {
    ...address('Mia Tran', '88 Smith Street', 'Collingwood', '3066'),
    company: 'Tran Studio',
    street2: 'Level 2',
  },
  linh: address('Linh Tran', '7 Pelican Court', 'Torquay', '3228'),
} as const satisfies Readonly<Record<string, EnteredAddress>>;

/** Mia Tran with her account set up [C-3-27]. */
export function generateCustomers({ now }: { readonly now: number }): DemoCustomer[] {
  const since = addDays(dayInTimeZone(now, SHOP_TIME_ZONE), -CUSTOMER_FOR_DAYS);
  const addresses = Object.entries(ADDRESSES).map(([name, entered]): Address => {
    const isDefault = name === 'home';
    return { ...entered, id: `address-${name}`, isDefaultBilling: isDefault, isDefaultShipping: isDefault };
  });
  return [
    {
      ...DEMO_CUSTOMER,
      addresses,
      agreeToMarketing: true,
      subscriptions: { priceDrops: true, backInStock: true, events: false },
      createdAt: shopMoment(since, '19:20'),
    },
  ];
}
