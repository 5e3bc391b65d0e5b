import type { Database } from './database.ts';
import { queryOf, searchWords } from './desk-orders.ts';
import { knowVariants } from './line-variants.ts';

/** Everything the shop holds about one email address. */
export type HeldPerson = {
  readonly email: string;
  readonly accounts: readonly {
    readonly sub: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly phone: string;
    readonly agreeToMarketing: boolean;
    readonly subscriptions: Readonly<Record<string, boolean>>;
    readonly addresses: readonly unknown[];
    readonly createdAt: string;
    readonly cartItems: readonly unknown[];
    readonly wishlistItems: readonly unknown[];
  }[];
  readonly orders: readonly {
    readonly number: string;
    readonly placedAt: string;
    readonly status: string;
    readonly data: Readonly<Record<string, unknown>>;
  }[];
  readonly requests: readonly {
    readonly id: string;
    readonly kind: 'subscription' | 'enquiry';
    readonly receivedAt: string;
    readonly data: Readonly<Record<string, unknown>>;
  }[];
  /** Of the shop's own pool. */
  readonly passkeys: readonly {
    readonly name: string;
    readonly createdAt: string;
    readonly lastUsedAt: string | null;
  }[];
  readonly stockAlerts: readonly { readonly variantId: string; readonly askedAt: string }[];
  readonly mails: readonly {
    readonly kind: string;
    readonly subject: string;
    readonly createdAt: string;
    readonly state: string;
  }[];
};

export type FoundPerson = {
  readonly email: string;
  readonly name: string;
  readonly hasAccount: boolean;
  readonly orders: number;
  readonly lastOrderAt: Date | null;
};

/** So many of the newest orders with the words are looked at. */
const FIND_AMONG = 200;

const asList = (query: string): string => `coalesce((select jsonb_agg(to_jsonb(one)) from (${query}) one), '[]')`;

const HELD = `select $1 as email,
  ${asList(`select c.sub, c.first_name as "firstName", c.last_name as "lastName", c.phone,
      c.agree_to_marketing as "agreeToMarketing", c.subscriptions, c.addresses, c.created_at as "createdAt",
      coalesce(s.cart_items, '[]') as "cartItems", coalesce(s.wishlist_items, '[]') as "wishlistItems"
    from customers c left join customer_states s on s.sub = c.sub where c.email = $1 order by c.created_at`)} as accounts,
  ${asList(`select number, placed_at as "placedAt", status, data from orders
    where lower(data #>> '{contact,email}') = $1
      or customer_sub in (select sub from customers where email = $1) order by placed_at desc, number`)} as orders,
  ${asList(`select id, kind, received_at as "receivedAt", data from marketing_requests
    where lower(data ->> 'email') = $1 order by received_at desc, id`)} as requests,
  ${asList(`select p.name, to_timestamp(p.created_at / 1000.0) as "createdAt", to_timestamp(p.last_used_at / 1000.0) as "lastUsedAt"
    from pool_passkeys p join pool_users u on u.sub = p.sub where u.email = $1 order by p.created_at`)} as passkeys,
  ${asList(`select variant_id as "variantId", asked_at as "askedAt" from stock_alerts
    where email = $1 order by asked_at`)} as "stockAlerts",
  ${asList(`select kind, subject, created_at as "createdAt", state from mails
    where lower(recipient) = $1 order by created_at desc, id`)} as mails`;

/** Mails that have not gone yet stay: they are about an order that stays. */
const FORGET = [
  'delete from customer_states where sub in (select sub from customers where email = $1)',
  'update orders set customer_sub = null where customer_sub in (select sub from customers where email = $1)',
  'delete from customers where email = $1',
  `delete from marketing_requests where lower(data ->> 'email') = $1`,
  'delete from stock_alerts where email = $1',
  `delete from mails where lower(recipient) = $1 and state <> 'waiting'`,
  // an attempt that was given up; while its money is under way back, somebody is still to be told
  `update placements p set contact = null where lower(contact ->> 'email') = $1 and not exists (
     select from payments where order_number = p.order_number and is_late and status in ('TO_CANCEL', 'CANCELLING'))`,
];

export function personStore(db: Database) {
  return {
    /** Those with an account or an order whose address or name holds the words, the latest orders first. */
    search: (words: string, limit: number): Promise<readonly FoundPerson[]> =>
      db.query<FoundPerson>(
        `with found as (
           select email, first_name || ' ' || last_name as name, true as account, null::timestamptz as placed
           from customers
           union all
           select lower(data #>> '{contact,email}'),
             (data #>> '{contact,firstName}') || ' ' || (data #>> '{contact,lastName}'), false, placed_at from orders)
         select email, max(name) as name, bool_or(account) as "hasAccount",
           count(placed)::int as orders, max(placed) as "lastOrderAt"
         from found where $1 = '' or position(lower($1) in lower(email || ' ' || coalesce(name, ''))) > 0
         group by email order by max(placed) desc nulls last, email limit $2`,
        [words, limit],
        'search people',
      ),

    /**
     * Those whose name, address or phone is typed, for a field that finds everything: by the index over the words of
     * orders, so that it is as quick with many of them.
     */
    find(typed: string, limit: number): Promise<readonly FoundPerson[]> {
      const words = searchWords(typed);
      if (words.length === 0) return Promise.resolve([]);
      const digits = /^\d{6,}$/.test(words.join('')) ? words.join('').slice(-9) : '';
      return db.query<FoundPerson>(
        `with found as (
           select email, first_name || ' ' || last_name as name, phone, true as account, null::timestamptz as placed
           from customers
           union all
           select lower(o.data #>> '{contact,email}'),
             (o.data #>> '{contact,firstName}') || ' ' || (o.data #>> '{contact,lastName}'),
             o.data #>> '{contact,phone}', false, o.placed_at
           from (select order_number from desk_orders where words @@ $2::tsquery
             order by placed_at desc limit ${FIND_AMONG}) d join orders o on o.number = d.order_number)
         select email, max(name) as name, bool_or(account) as "hasAccount",
           count(placed)::int as orders, max(placed) as "lastOrderAt"
         from found where position(lower($1) in lower(email || ' ' || coalesce(name, ''))) > 0
           or ($3 <> '' and right(regexp_replace(coalesce(phone, ''), '\\D', '', 'g'), length($3)) = $3)
         group by email order by max(placed) desc nulls last, email limit $4`,
        [typed.trim(), queryOf(words), digits, limit],
        'find people',
      );
    },

    /** One statement, so that the data is a consistent snapshot; only the variants of old orders come after it. */
    async load(email: string): Promise<HeldPerson> {
      const [row] = await db.query<HeldPerson>(HELD, [email], 'load person');
      if (!row) throw new Error('A person was not read.');
      const known = await knowVariants(
        db,
        row.orders.map(({ data }) => data),
      );
      return { ...row, orders: row.orders.map((order, index) => ({ ...order, data: known[index] ?? order.data })) };
    },

    /** Deletes everything but orders, which become a guest's: tax law wants those for five years. */
    forget: (email: string): Promise<void> =>
      db.transaction(async (tx) => {
        for (const statement of FORGET) await tx.query(statement, [email]);
      }),
  };
}
