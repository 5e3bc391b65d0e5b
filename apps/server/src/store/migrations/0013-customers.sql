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
  version bigint not null check (version > 0),
  cart_items jsonb not null,
  wishlist_items jsonb not null,
  updated_at timestamptz not null default now()
);

-- Whose an order is; null: a guest's.
alter table orders add customer_sub text;
create index orders_customer on orders (customer_sub, placed_at desc, number desc) where customer_sub is not null;

-- Mails to be sent. One is written with what it tells about, and goes out after that is saved.
create table mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  kind text not null,
  -- Subject and both bodies, ready to go; emptied when codes in it are no use any more.
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null default now(),
  -- When to try next; null: nothing more to do.
  due_at timestamptz default now(),
  attempts integer not null default 0,
  sent_at timestamptz,
  -- Why the last try failed, in the mail server's words.
  problem text
);
create index mails_due on mails (due_at) where due_at is not null;
create index mails_created on mails (created_at desc, id desc);
