/** Who does something to an order. */
export const STAFF_ROLES = ['AGENT', 'MANAGER'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
export type OrderActor =
  | { readonly kind: 'SHOPPER' }
  | {
      readonly kind: 'STAFF';
      readonly role: StaffRole;
      readonly name: string;
      /** Whose limits count, whatever their name; absent: somebody at the command line. */
      readonly account?: string;
    };

/** Goodwill an agent may give without a manager: on one order, and on all of 24 hours together. */
const AGENT_GOODWILL_CENTS = 50_00;
const AGENT_GOODWILL_PER_DAY_CENTS = 250_00;

export type GoodwillGiven = {
  /** By anybody. */
  readonly onOrderCents: number;
  /** By this actor, on any order, in the last 24 hours. */
  readonly todayCents: number;
};

/** Goodwill that an actor may still give on an order, and which limit says so: none for shoppers, no limit for managers. */
export function goodwillLeft(
  actor: OrderActor,
  { onOrderCents, todayCents }: GoodwillGiven,
): { readonly cents: number; readonly limit: 'ORDER' | 'DAY' } {
  if (actor.kind === 'SHOPPER') return { cents: 0, limit: 'ORDER' };
  if (actor.role === 'MANAGER') return { cents: Number.MAX_SAFE_INTEGER, limit: 'ORDER' };
  const onOrder = Math.max(0, AGENT_GOODWILL_CENTS - onOrderCents);
  const today = Math.max(0, AGENT_GOODWILL_PER_DAY_CENTS - todayCents);
  return today < onOrder ? { cents: today, limit: 'DAY' } : { cents: onOrder, limit: 'ORDER' };
}

/** Their name in the journal. */
export const actorName = (actor: OrderActor): string =>
  actor.kind === 'SHOPPER' ? 'shopper' : `${actor.role.toLowerCase()} ${actor.name}`;
