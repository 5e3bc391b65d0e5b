import { DEMO_CUSTOMER } from '@wattle/demo/customer';
import type { UserPool } from '@wattle/providers/user-pool';

const { email, sub, firstName, lastName } = DEMO_CUSTOMER;

/** Somebody to look around as, where everybody knows that it is a demo. */
export const DEMO_USER = { email, password: 'Wattle-demo-1' } as const;

/** Adds the demo's customer unless somebody has her address; her orders were made for her `sub`. */
export async function addDemoUser({ users }: UserPool): Promise<void> {
  await users.addUser({ ...DEMO_USER, sub, attributes: { given_name: firstName, family_name: lastName } });
}
