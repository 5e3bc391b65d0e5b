import type { HelpTopic } from '@wattle/domain/search';

export const STORE = 'Store';
/** 'Store, 3.1 km from Brunswick' */
export const storeFrom = (distance: string, place: string): string => `${STORE}, ${distance} from ${place}`;

/** Pages of the shop that answer a question. */
export const PAGES: Readonly<
  Partial<Record<HelpTopic['id'], { readonly name: string; readonly kicker: string; readonly summary: string }>>
> = {
  orders: {
    name: 'Find your order',
    kicker: 'Your orders',
    summary: 'See where it is, change the day, cancel or return it. With the number and your email, or signed in.',
  },
  stores: {
    name: 'Stores and opening hours',
    kicker: 'Stores',
    summary: 'Find the nearest store, when it is open and what it has in stock.',
  },
  account: {
    name: 'Your account',
    kicker: 'Account',
    summary: 'Orders, addresses and details. Sign in, or reset a password.',
  },
};
