import type { Address, Customer, Subscriptions } from '@wattle/domain/account';
import type { Database, Queryable } from './database.ts';

/** A stored customer. `sub` is their id at the identity service. */
export type CustomerRecord = Customer & {
  readonly sub: string;
  /** Topics opted in to or out of, except `news`, which is `agreeToMarketing`. */
  readonly subscriptions: Partial<Omit<Subscriptions, 'news'>>;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
};

export type NewCustomer = Pick<CustomerRecord, 'sub' | 'email' | 'firstName' | 'lastName'>;

/** Fields to change. Omitted fields keep whatever value a concurrent request gives them. */
export type CustomerChange = Partial<Omit<CustomerRecord, 'sub' | 'createdAt'>>;

/** `agreedBefore` is read in the updating statement: of two concurrent opt-ins only one sees the change. */
export type ChangedCustomer = {
  readonly customer: CustomerRecord;
  readonly before: Pick<CustomerRecord, 'agreeToMarketing' | 'subscriptions'>;
};

type Row = {
  sub: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  agree_to_marketing: boolean;
  addresses: Address[];
  subscriptions: CustomerRecord['subscriptions'];
  created_at: Date;
};

const toCustomer = (row: Row): CustomerRecord => ({
  sub: row.sub,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  phone: row.phone,
  agreeToMarketing: row.agree_to_marketing,
  addresses: row.addresses,
  subscriptions: row.subscriptions,
  createdAt: row.created_at.getTime(),
});

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** Inserts customers and skips existing ones. */
export async function addCustomers(db: Queryable, customers: readonly CustomerRecord[]): Promise<void> {
  for (const one of customers) {
    await db.query(
      `insert into customers
         (sub, email, first_name, last_name, phone, agree_to_marketing, addresses, subscriptions, created_at)
       values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb, $9) on conflict (sub) do nothing`,
      [
        one.sub,
        one.email,
        one.firstName,
        one.lastName,
        one.phone,
        one.agreeToMarketing,
        json(one.addresses),
        json(one.subscriptions),
        new Date(one.createdAt).toISOString(),
      ],
      'add customer',
    );
  }
}

export function customerStore(db: Database) {
  return {
    async find(sub: string): Promise<CustomerRecord | undefined> {
      const [row] = await db.query<Row>('select * from customers where sub = $1', [sub], 'find customer');
      return row && toCustomer(row);
    },

    /** Creates a customer's record. Concurrent calls create only one. */
    async make({ sub, email, firstName, lastName }: NewCustomer): Promise<void> {
      await db.query(
        `insert into customers (sub, email, first_name, last_name) values ($1, $2, $3, $4)
         on conflict (sub) do nothing`,
        [sub, email, firstName, lastName],
        'make customer',
      );
    },

    /** Deletes cart and wishlist too. Orders become guest orders. */
    async forget(sub: string): Promise<void> {
      await db.query(
        `with record as (delete from customers where sub = $1), state as (delete from customer_states where sub = $1)
         update orders set customer_sub = null where customer_sub = $1`,
        [sub],
        'forget customer',
      );
    },

    async change(sub: string, change: CustomerChange): Promise<ChangedCustomer | undefined> {
      const [row] = await db.query<Row & { agreed: boolean; subscribed: Row['subscriptions'] }>(
        `update customers c set
           email = coalesce($2, c.email), first_name = coalesce($3, c.first_name),
           last_name = coalesce($4, c.last_name), phone = coalesce($5, c.phone),
           agree_to_marketing = coalesce($6, c.agree_to_marketing), addresses = coalesce($7::jsonb, c.addresses),
           subscriptions = c.subscriptions || coalesce($8::jsonb, '{}'), updated_at = now()
         from (select agree_to_marketing as agreed, subscriptions as subscribed
               from customers where sub = $1 for update) before
         where c.sub = $1 returning c.*, before.agreed, before.subscribed`,
        [
          sub,
          change.email ?? null,
          change.firstName ?? null,
          change.lastName ?? null,
          change.phone ?? null,
          change.agreeToMarketing ?? null,
          json(change.addresses),
          json(change.subscriptions),
        ],
        'change customer',
      );
      if (!row) return undefined;
      return { customer: toCustomer(row), before: { agreeToMarketing: row.agreed, subscriptions: row.subscribed } };
    },
  };
}
