-- replaces notify_shop_changed: it sends the same notices, and writes them down besides
-- Notices are lost when a connection is. What they say is also kept, by the transaction that wrote it, so that a process
-- reads what it missed. A transaction adds rows of its own: none waits for another.
create table table_changes (
  changed_in xid8 not null default pg_current_xact_id(),
  table_name text not null,
  operation text not null,
  written_at timestamptz not null default now(),
  primary key (changed_in, table_name, operation)
);
create index table_changes_written on table_changes (written_at);

create or replace function notify_shop_changed() returns trigger language plpgsql as $$
begin
  insert into table_changes (table_name, operation) values (tg_table_name, lower(tg_op)) on conflict do nothing;
  perform pg_notify('shop_changed', tg_table_name || ' ' || lower(tg_op));
  return null;
end $$;
