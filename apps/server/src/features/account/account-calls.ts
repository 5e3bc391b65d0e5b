import type { Handlers } from '../../answers/handlers.ts';
import type { MarketingDesk } from '../../marketing/open-marketing.ts';
import type { Store } from '../../store/store.ts';
import { deleteAccount } from './delete-account.ts';
import { knownCustomer, type OnAccountProblem } from './known-customer.ts';
import { loadAccount } from './load-account.ts';
import { loadAccountState } from './load-account-state.ts';
import { loadSubscriptions } from './load-subscriptions.ts';
import { saveAccountState } from './save-account-state.ts';
import { saveSubscriptions } from './save-subscriptions.ts';
import { tellMarketing } from './tell-marketing.ts';
import { updateAccount } from './update-account.ts';

type Parts = {
  readonly store: Store;
  readonly marketing: MarketingDesk;
  readonly onAccountProblem: OnAccountProblem;
};

/** The calls under /api/account. */
export function accountCalls({ store, marketing, onAccountProblem }: Parts) {
  const findCustomer = knownCustomer(store, onAccountProblem);
  const changing = { store, findCustomer, tellMarketing: tellMarketing(marketing, store.settings) };
  return {
    loadAccount: loadAccount(findCustomer),
    updateAccount: updateAccount(changing),
    deleteAccount: deleteAccount(store),
    loadAccountState: loadAccountState(store),
    saveAccountState: saveAccountState(store),
    loadSubscriptions: loadSubscriptions(findCustomer),
    saveSubscriptions: saveSubscriptions(changing),
  } satisfies Partial<Handlers>;
}
