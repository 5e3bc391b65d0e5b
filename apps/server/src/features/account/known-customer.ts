import { cleanEmail, cleanName } from '@wattle/domain/forms';
import type { Caller } from '../../answers/handlers.ts';
import { claimGuestOrders } from '../../identity/claim-guest-orders.ts';
import type { CustomerRecord } from '../../store/customers.ts';
import type { Store } from '../../store/store.ts';

export type OnAccountProblem = (details: Readonly<Record<string, unknown>>, message: string) => void;
/** The caller's customer record. Undefined: it is being created, try again. */
export type CustomerFinder = (caller: Caller) => Promise<CustomerRecord | undefined>;

/** Identity providers do not limit the length of names. */
const NAME_MAX = 100;

type Customers = Pick<Store, 'customers' | 'orders'>;

/**
 * Finds the caller's record by their verified token only. On first sight it starts creating the record and does not
 * wait [C-4-26]. Later it keeps the email address in sync with the identity service.
 */
export function knownCustomer(store: Customers, onProblem: OnAccountProblem): CustomerFinder {
  const underWay = new Set<string>();
  const begin = (caller: Caller): void => {
    if (underWay.has(caller.sub)) return;
    underWay.add(caller.sub);
    makeRecord(store, caller)
      .catch((error: unknown) => onProblem({ err: error }, "a customer's record was not made"))
      .finally(() => underWay.delete(caller.sub));
  };
  return async (caller) => {
    const found = await store.customers.find(caller.sub);
    if (!found) begin(caller);
    return found && keepEmail(store, found, caller);
  };
}

/** Claims guest orders first, so that a customer with a record always has them. */
async function makeRecord(store: Customers, caller: Caller): Promise<void> {
  await claimGuestOrders(store, caller);
  await store.customers.make({
    sub: caller.sub,
    email: cleanEmail(caller.email),
    firstName: cleanName(caller.firstName).slice(0, NAME_MAX),
    lastName: cleanName(caller.lastName).slice(0, NAME_MAX),
  });
}

/** An unverified address must not replace a verified one. */
async function keepEmail(store: Customers, found: CustomerRecord, caller: Caller): Promise<CustomerRecord> {
  const email = cleanEmail(caller.email);
  if (!caller.emailVerified || found.email === email) return found;
  await claimGuestOrders(store, caller);
  return (await store.customers.change(caller.sub, { email }))?.customer ?? found;
}
