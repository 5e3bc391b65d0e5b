import type { CallInput } from '@wattle/contract';
import { type Customer, usableAddresses } from '@wattle/domain/account';
import { failed, success } from '@wattle/domain/results';
import type { SyncableState } from '@wattle/domain/session';
import { COUNTRY } from '@wattle/domain/settings';
import { MIA, MIAS_TOKENS, sampleIdentity } from './sample-pool.ts';
import type { Answers } from './stage-answers.ts';

/** The default signed-in customer. */
export const SAMPLE_CUSTOMER: Customer = {
  email: MIA.email,
  firstName: MIA.firstName,
  lastName: 'Tran',
  phone: '',
  addresses: [],
  agreeToMarketing: false,
};

const CUSTOMER_SINCE_MS = Date.UTC(2024, 2, 1);
const NEVER_MS = Date.UTC(2999, 0, 1);

const STORED = {
  'wattle.identity': JSON.stringify({ username: MIA.sub, ...MIAS_TOKENS, expiresAt: NEVER_MS, isHosted: false }),
  'wattle.session': JSON.stringify({ loggedIn: true, firstName: MIA.firstName }),
};

type Options = {
  readonly customer?: Partial<Customer>;
  /** The account's cart and wishlist. */
  readonly state?: Partial<SyncableState>;
  readonly answers?: Answers;
  readonly stored?: Readonly<Record<string, string>>;
};

/**
 * A customer signed in on an earlier visit, with an account that stores what is saved: `open('/cart', signedIn({
 * answers }))`.
 */
export function signedIn({ customer = {}, state = {}, answers = {}, stored = {} }: Options = {}) {
  return {
    stored: { ...STORED, ...stored },
    answers: {
      ...sampleIdentity,
      ...keepCustomer({ ...SAMPLE_CUSTOMER, ...customer }),
      ...keepState({ syncableStateVersion: 0, cartItems: [], wishlistItems: [], ...state }),
      // a cart asks whether what is in it was ordered on another device
      listOrders: success({ orders: [], total: 0, pageSize: 10 }),
      ...answers,
    } satisfies Answers,
  };
}

function keepCustomer(first: Customer) {
  let customer = first;
  let made = 0;
  const answer = () =>
    success({ customer: { ...customer, addresses: [...customer.addresses] }, customerSince: CUSTOMER_SINCE_MS });
  return {
    loadAccount: answer,
    updateAccount({ customer: change }) {
      const addresses = (change.addresses ?? customer.addresses).map((address) => {
        made += 1;
        return customer.addresses.some(({ id }) => id === address.id) ? address : { ...address, id: `saved-${made}` };
      });
      customer = { ...customer, ...given(change), addresses: usableAddresses(addresses, [COUNTRY]) };
      return answer();
    },
  } satisfies Answers;
}

/** Omitted fields stay. */
const given = ({ firstName, lastName, phone, agreeToMarketing }: CallInput<'updateAccount'>['customer']) => ({
  ...(firstName !== undefined && { firstName }),
  ...(lastName !== undefined && { lastName }),
  ...(phone !== undefined && { phone }),
  ...(agreeToMarketing !== undefined && { agreeToMarketing }),
});

/** Stores state like the server: a change based on another version is a conflict. */
export function keepState(first: SyncableState) {
  let state = first;
  const answer = () =>
    success({ state: { ...state, cartItems: [...state.cartItems], wishlistItems: [...state.wishlistItems] } });
  return {
    loadAccountState: answer,
    saveAccountState({ syncableStateVersion, ...items }) {
      if (syncableStateVersion !== state.syncableStateVersion) return failed('CONFLICT');
      state = { ...items, syncableStateVersion: syncableStateVersion + 1 };
      return answer();
    },
  } satisfies Answers;
}
