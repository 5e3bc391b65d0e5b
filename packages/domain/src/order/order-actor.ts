/** Who does something to an order. */
export const STAFF_ROLES = ['AGENT', 'MANAGER'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
export type OrderActor =
  | { readonly kind: 'SHOPPER' }
  | { readonly kind: 'STAFF'; readonly role: StaffRole; readonly name: string };

/** Goodwill an agent may give per order without a manager. */
const AGENT_GOODWILL_CENTS = 50_00;

/** The goodwill limit of an actor: none for shoppers, the amount paid for managers. */
export function goodwillLimitCents(actor: OrderActor): number {
  if (actor.kind === 'SHOPPER') return 0;
  return actor.role === 'MANAGER' ? Number.MAX_SAFE_INTEGER : AGENT_GOODWILL_CENTS;
}

/** Their name in the journal. */
export const actorName = (actor: OrderActor): string =>
  actor.kind === 'SHOPPER' ? 'shopper' : `${actor.role.toLowerCase()} ${actor.name}`;
