-- What visitors sent with the marketing forms: kept first, delivered afterwards.
create table marketing_requests (
  id uuid primary key,
  -- The same key again is the same request.
  request_key text unique,
  kind text not null check (kind in ('subscription', 'enquiry')),
  data jsonb not null,
  received_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'dead')),
  attempts integer not null default 0,
  -- Not before this. While one process delivers it, that is when another may think it has died.
  due_at timestamptz not null default now(),
  delivered_at timestamptz,
  problem text
);
create index marketing_requests_due on marketing_requests (due_at) where state = 'waiting';
create index marketing_requests_received on marketing_requests (kind, received_at, id);
