-- Gift cards that were bought: which unit of an order's line became which card. A unit becomes one card, once.
create table issued_gift_cards (
  order_number text not null,
  line_id text not null,
  -- From 1 to the quantity of the line.
  unit integer not null check (unit > 0),
  code text not null unique references vouchers (code),
  issued_at timestamptz not null default now(),
  primary key (order_number, line_id, unit)
);

-- Units that are off the shelf of a store, for an order that is collected there and whose payment is not sure.
create table store_stock_holds (
  order_number text not null,
  store_id text not null,
  variant_id text not null,
  qty integer not null check (qty > 0),
  primary key (order_number, store_id, variant_id)
);
