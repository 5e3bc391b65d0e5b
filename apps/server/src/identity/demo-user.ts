import { DEMO_CUSTOMER } from '@wattle/demo/customer';
import type { UserPool } from '@wattle/providers/user-pool';

const { email, sub, firstName, lastName } = DEMO_CUSTOMER;

/** Account for trying out the demo shop. */
export const DEMO_USER = { email, password: 'Wattle-demo-1' } as const;

/** Adds the demo customer, unless the address is taken. Her orders are linked to her `sub`. */
export async function addDemoUser({ users }: UserPool): Promise<void> {
  await users.addUser({ ...DEMO_USER, sub, attributes: { given_name: firstName, family_name: lastName } });
}
