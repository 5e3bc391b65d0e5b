/** Who does something to an order. */
export const STAFF_ROLES = ['AGENT', 'MANAGER'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
export type OrderActor =
  | { readonly kind: 'SHOPPER' }
  | { readonly kind: 'STAFF'; readonly role: StaffRole; readonly name: string };

/** What an agent may give on one order by themselves. */
const AGENT_GOODWILL_CENTS = 50_00;

/** How much goodwill one order may get from somebody: none from its shopper, and no more than was paid from a manager. */
export function goodwillLimitCents(actor: OrderActor): number {
  if (actor.kind === 'SHOPPER') return 0;
  return actor.role === 'MANAGER' ? Number.MAX_SAFE_INTEGER : AGENT_GOODWILL_CENTS;
}

/** As the journal names them. */
export const actorName = (actor: OrderActor): string =>
  actor.kind === 'SHOPPER' ? 'shopper' : `${actor.role.toLowerCase()} ${actor.name}`;
