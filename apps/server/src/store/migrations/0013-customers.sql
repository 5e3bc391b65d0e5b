-- Who has an account. The identity service knows them by `sub`; what they are called elsewhere may change.
create table customers (
  sub text primary key,
  -- In lower case, as the identity service last said it.
  email text not null,
  first_name text not null,
  last_name text not null,
  phone text not null default '',
  agree_to_marketing boolean not null default false,
  addresses jsonb not null default '[]',
  -- Topics that were chosen or refused; a topic that is missing was never touched.
  subscriptions jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index customers_email on customers (email);

-- Cart and wishlist of an account. A save names the version that it was made from.
create table customer_states (
  sub text primary key,
  version integer not null check (version > 0),
  cart_items jsonb not null,
  wishlist_items jsonb not null,
  updated_at timestamptz not null default now()
);

-- Whose an order is; null: a guest's.
alter table orders add customer_sub text;
create index orders_customer on orders (customer_sub, placed_at desc, number desc) where customer_sub is not null;

-- Mails. One is written with what it tells about, and goes out once that is saved. What carries a code is here only
-- when there is no mail server to send it to.
create table mails (
  id uuid primary key,
  recipient text not null,
  kind text not null,
  subject text not null,
  -- Both parts, ready to go; emptied some days after they went.
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null default clock_timestamp(),
  -- 'kept': for the mailbox, never to be sent.
  state text not null check (state in ('waiting', 'sent', 'dead', 'kept')),
  attempts integer not null default 0,
  -- Not before this. While one process sends it, that is when another may think it has died.
  due_at timestamptz not null default now(),
  sent_at timestamptz,
  problem text
);
create index mails_due on mails (due_at) where state = 'waiting';
create index mails_created on mails (created_at desc, id);
