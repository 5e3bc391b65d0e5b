import { cleanEmail, cleanName } from '@wattle/domain';
import type { Caller } from '../../http/handlers.ts';
import type { CustomerRecord } from '../../store/customers.ts';
import type { Store } from '../../store/store.ts';

export type OnAccountProblem = (details: Readonly<Record<string, unknown>>, message: string) => void;
/** The record of who asks. Undefined: it is being made, ask again. */
export type CustomerFinder = (caller: Caller) => Promise<CustomerRecord | undefined>;

/** Whoever gives an account its names may write a novel. */
const NAME_MAX = 100;

type Customers = Pick<Store, 'findCustomer' | 'makeCustomer' | 'changeCustomer' | 'claimOrders'>;

/**
 * Finds the record of who asks by what a verified token says, and by nothing else. At first sight it begins to make one
 * and does not wait [C-4-26]; later it keeps the address in step with the identity service.
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
    const found = await store.findCustomer(caller.sub);
    if (!found) begin(caller);
    return found && keepEmail(store, found, caller);
  };
}

/** Orders first: whoever has a record has them. */
async function makeRecord(store: Customers, caller: Caller): Promise<void> {
  await claimGuestOrders(store, caller);
  await store.makeCustomer({
    sub: caller.sub,
    email: cleanEmail(caller.email),
    firstName: cleanName(caller.firstName).slice(0, NAME_MAX),
    lastName: cleanName(caller.lastName).slice(0, NAME_MAX),
  });
}

/** An address that is only claimed does not take the place of one that was shown to be theirs. */
async function keepEmail(store: Customers, found: CustomerRecord, caller: Caller): Promise<CustomerRecord> {
  const email = cleanEmail(caller.email);
  if (!caller.emailVerified || found.email === email) return found;
  await claimGuestOrders(store, caller);
  return (await store.changeCustomer(caller.sub, { email }))?.customer ?? found;
}

/** What a guest ordered belongs to who has shown that the address is theirs. */
export async function claimGuestOrders(store: Pick<Store, 'claimOrders'>, caller: Caller): Promise<void> {
  if (caller.emailVerified) await store.claimOrders(caller.sub, caller.email);
}
