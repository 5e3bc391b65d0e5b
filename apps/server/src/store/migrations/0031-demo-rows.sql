-- Which rows the demo shop filled in, so that they can be taken out again. A row changed since then is not the demo's.
create table demo_rows (
  kind text not null,
  key text not null,
  filled_at timestamptz not null default now(),
  primary key (kind, key)
);
