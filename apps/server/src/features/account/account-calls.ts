import type { MarketingDesk } from '../../forms/open-marketing.ts';
import type { Handlers } from '../../http/handlers.ts';
import { readOrder } from '../../orders/read-order.ts';
import type { Store } from '../../store/store.ts';
import { deleteAccount } from './delete-account.ts';
import { knownCustomer, type OnAccountProblem } from './known-customer.ts';
import { listOrders } from './list-orders.ts';
import { loadAccount } from './load-account.ts';
import { loadAccountState } from './load-account-state.ts';
import { loadOrder } from './load-order.ts';
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

/** The account service: the calls under /api/account. */
export function accountCalls({ store, marketing, onAccountProblem }: Parts) {
  const findCustomer = knownCustomer(store, onAccountProblem);
  const changing = { store, findCustomer, tellMarketing: tellMarketing(marketing, store) };
  const read = readOrder(onAccountProblem);
  return {
    loadAccount: loadAccount(findCustomer),
    updateAccount: updateAccount(changing),
    deleteAccount: deleteAccount(store),
    loadAccountState: loadAccountState(store),
    saveAccountState: saveAccountState(store),
    loadSubscriptions: loadSubscriptions(findCustomer),
    saveSubscriptions: saveSubscriptions(changing),
    listOrders: listOrders(store, read),
    loadOrder: loadOrder(store, read),
  } satisfies Partial<Handlers>;
}
