-- Wrong PINs of gift cards by the network that they came from, whichever cards they were for.
create table voucher_client_attempts (
  client text primary key,
  -- Those that were wrong, and those under way.
  tries integer not null,
  -- The count ends then; of a client that is locked out, the lock.
  ends_at timestamptz not null
);
create index voucher_client_attempts_ends on voucher_client_attempts (ends_at);
