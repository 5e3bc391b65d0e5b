import { cleanEmail } from '@wattle/domain/forms';
import type { UserPoolStore } from '@wattle/providers/user-pool';
import type { Store } from '../../store/store.ts';

export type ForgetDeps = {
  readonly store: Pick<Store, 'people'>;
  /** The embedded pool; null: the identity service is another's, and the sign-in must be deleted there. */
  readonly pool: Pick<UserPoolStore, 'findUserByEmail' | 'deleteUser'> | null;
};

/**
 * Deletes what the shop holds about a person, on their request. Orders stay, as the law wants. Nothing of it can be
 * undone; doing it again changes nothing.
 */
export async function forgetPerson({ store, pool }: ForgetDeps, email: string): Promise<void> {
  const address = cleanEmail(email);
  // delete the sign-in first: signing in meanwhile would create a new account
  const user = await pool?.findUserByEmail(address);
  if (user) await pool?.deleteUser(user.sub);
  await store.people.forget(address);
}
