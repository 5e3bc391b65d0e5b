-- What the embedded payment service remembers: payments, gift cards, answers, webhooks still to send.
create table payment_service_records (
  kind text not null,
  -- In the order of its characters: webhooks are sent in it.
  id text collate "C" not null,
  version integer not null,
  -- Given back as it came.
  value json not null,
  -- Milliseconds since epoch.
  due_at bigint,
  expires_at bigint,
  primary key (kind, id)
);
create index payment_service_due on payment_service_records (kind, due_at) where due_at is not null;
create index payment_service_expired on payment_service_records (expires_at) where expires_at is not null;

-- Tries at the PIN of a gift card, whether there is one with that code or not.
create table voucher_attempts (
  code text primary key,
  -- Those that were wrong, and those under way.
  tries integer not null,
  -- The count ends then; of a card that is locked, the lock.
  ends_at timestamptz not null
);
create index voucher_attempts_ends on voucher_attempts (ends_at);
