import type { CallInput } from '@wattle/contract';
import { COUNTRY, type Customer, failed, type SyncableState, success, usableAddresses } from '@wattle/domain';
import { MIA, MIAS_TOKENS, sampleIdentity } from './sample-pool.ts';
import type { Answers } from './stage-answers.ts';

/** Who is signed in, unless a test says otherwise. */
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
  /** What the account has of cart and wishlist. */
  readonly state?: Partial<SyncableState>;
  readonly answers?: Answers;
  readonly stored?: Readonly<Record<string, string>>;
};

/**
 * A shopper who signed in on an earlier visit, and an account that keeps what is saved to it:
 * `open('/cart', signedIn({ answers }))`.
 */
export function signedIn({ customer = {}, state = {}, answers = {}, stored = {} }: Options = {}) {
  return {
    stored: { ...STORED, ...stored },
    answers: {
      ...sampleIdentity,
      ...keepCustomer({ ...SAMPLE_CUSTOMER, ...customer }),
      ...keepState({ syncableStateVersion: 0, cartItems: [], wishlistItems: [], ...state }),
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

/** What is left out of a change stays. */
const given = ({ firstName, lastName, phone, agreeToMarketing }: CallInput<'updateAccount'>['customer']) => ({
  ...(firstName !== undefined && { firstName }),
  ...(lastName !== undefined && { lastName }),
  ...(phone !== undefined && { phone }),
  ...(agreeToMarketing !== undefined && { agreeToMarketing }),
});

/** As the shop keeps it: what was made from another version is a conflict. */
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
