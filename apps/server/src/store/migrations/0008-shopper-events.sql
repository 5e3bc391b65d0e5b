-- What shoppers did, by visitor and without names, and how far recommendations have read it.
create table shopper_events (
  id bigint generated always as identity primary key,
  visitor_id text not null,
  type text not null check (type in ('view', 'add', 'purchase')),
  -- [{"id": …, "quantity": …}]
  products jsonb not null,
  -- of the recommendation that led here
  attribution_token text,
  -- of purchases only
  order_number text check ((order_number is not null) = (type = 'purchase')),
  total_cents bigint,
  currency text,
  happened_at timestamptz not null,
  -- a reader takes what finished transactions wrote, in their order: nothing is missed, nothing is read twice
  written_in xid8 not null default pg_current_xact_id()
);
create index shopper_events_written on shopper_events (written_in, id);
create index shopper_events_visitor on shopper_events (visitor_id, id);
-- an order that is told twice is one purchase
create unique index shopper_events_order on shopper_events (order_number) where order_number is not null;

create table event_readers (
  name text primary key,
  -- the last event that was read
  written_in xid8 not null default '0',
  event_id bigint not null default 0,
  -- what was made of the events, packed
  state bytea,
  saved_at timestamptz not null default '-infinity',
  -- whoever works for this reader does so alone until then
  held_until timestamptz not null default '-infinity'
);
