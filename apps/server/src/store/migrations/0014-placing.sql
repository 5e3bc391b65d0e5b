-- An order that is being placed: one row for each key, from the first press to the answer.
create table placements (
  -- Who it is from and what they call it. What was given up is put aside under another name, so that it may be tried again.
  key text primary key,
  -- Of the whole request: the same key with another order is refused.
  fingerprint text not null,
  -- Null: refused before anything was held for it.
  order_number text unique,
  -- HELD: its goods are taken off the shelf, its payment is under way. ACTION: the shopper has to do something.
  state text not null check (state in ('HELD', 'ACTION', 'SAVED', 'REFUSED')),
  customer_sub text,
  -- What is to be saved once it is paid. Nothing of a card is in it.
  plan jsonb,
  -- What was said, for whoever asks again.
  answer jsonb,
  -- Somebody is at it until then; after that they are taken for dead.
  busy_until timestamptz not null,
  -- What is held goes back after this.
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index placements_open on placements (expires_at) where state in ('HELD', 'ACTION');
create index placements_closed on placements (updated_at) where state in ('SAVED', 'REFUSED');

-- Units that are off the shelf for an order whose payment is not sure.
create table stock_holds (
  order_number text not null,
  variant_id text not null,
  qty integer not null check (qty > 0),
  primary key (order_number, variant_id)
);

-- Each part of what is paid for an order: gift cards, and what the provider takes.
create table payments (
  order_number text not null,
  leg integer not null,
  type text not null,
  -- Gift cards: HELD, TAKEN, RETURNED.
  -- Provider: STARTED (nobody knows yet), ACTION, PENDING, AUTHORISED, REFUSED; TO_CANCEL, CANCELLING, CANCELLED.
  status text not null check (status in ('HELD', 'TAKEN', 'RETURNED', 'STARTED', 'ACTION', 'PENDING', 'AUTHORISED',
    'REFUSED', 'TO_CANCEL', 'CANCELLING', 'CANCELLED')),
  amount_cents integer not null check (amount_cents > 0),
  -- The provider takes each once.
  idempotency_key text not null unique,
  voucher_code text,
  provider_reference text,
  attempts integer not null default 0,
  -- When to try to cancel it.
  due_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (order_number, leg)
);
create index payments_due on payments (due_at) where status = 'TO_CANCEL';
create index payments_provider on payments (provider_reference) where provider_reference is not null;

-- News of the provider, kept before anything is done about it. Each comes once, however often it is told.
create table payment_events (
  id text primary key,
  event jsonb not null,
  received_at timestamptz not null default now(),
  -- Null: nothing was done about it yet.
  handled_at timestamptz,
  attempts integer not null default 0,
  due_at timestamptz not null default now()
);
create index payment_events_due on payment_events (due_at) where handled_at is null;
create index payment_events_handled on payment_events (handled_at) where handled_at is not null;

create index promotion_uses_order on promotion_uses (order_number);
