import type { DeskStaff } from '@wattle/contract/desk';
import type { OrderActor } from '@wattle/domain/order';

/** Somebody at the desk as the rules of orders know them: an admin may give what a manager may. */
export const actorOf = ({ sub, name, roles }: DeskStaff): OrderActor => ({
  kind: 'STAFF',
  role: roles.includes('admin') ? 'MANAGER' : 'AGENT',
  name,
  account: sub,
});
