-- What is given, held and sold.

create table promotions (
  id text primary key,
  version_id text not null,
  name text not null,
  exclusive boolean not null,
  coupon_codes text[] not null,
  starts_at timestamptz,
  ends_at timestamptz,
  conditions jsonb not null,
  effects jsonb not null,
  updated_at timestamptz not null default now()
);
create index promotions_coupon_codes on promotions using gin (coupon_codes);

-- Gift cards that have been sold. The PIN itself is nowhere.
create table vouchers (
  code text primary key,
  pin_hash text not null,
  expires date not null,
  amount_remaining_cents integer not null check (amount_remaining_cents >= 0),
  suspended boolean not null,
  version bigint not null default 1,
  updated_at timestamptz not null default now()
);

create table orders (
  number text primary key,
  placed_at timestamptz not null,
  status text not null,
  data jsonb not null,
  updated_at timestamptz not null default now()
);
create index orders_placed on orders (placed_at, number);
create index orders_updated on orders (updated_at, number);
