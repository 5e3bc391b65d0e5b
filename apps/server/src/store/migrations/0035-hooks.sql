-- Who is told what happens in the shop. Kept as the configuration says at each start; without rows nothing is written.
create table hook_targets (
  url text primary key
);

-- What is to be told, written in the transaction in which it happens.
create table hook_deliveries (
  id uuid primary key default gen_random_uuid(),
  url text not null,
  event text not null,
  -- The number of the order, the id of the variant or of the enquiry.
  subject text not null,
  data jsonb not null,
  happened_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'dead')),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  delivered_at timestamptz,
  problem text
);
create index hook_deliveries_due on hook_deliveries (due_at) where state = 'waiting';
create index hook_deliveries_happened on hook_deliveries (happened_at);
-- Of several changes of one stock that nobody has begun to tell, the last is enough.
create unique index hook_deliveries_stock on hook_deliveries (url, subject)
  where event = 'stock.changed' and state = 'waiting' and attempts = 0;

create function tell_order() returns trigger language plpgsql as $$
declare
  placed constant jsonb := '[{"status": "PLACED"}]';
  happened text;
begin
  if not coalesce(new.data -> 'history' @> placed, false) then
    return null;
  end if;
  if tg_op = 'INSERT' then
    happened := 'order.placed';
  elsif not coalesce(old.data -> 'history' @> placed, false) then
    happened := 'order.placed';
  elsif jsonb_array_length(coalesce(new.data -> 'refunds', '[]')) > jsonb_array_length(coalesce(old.data -> 'refunds', '[]')) then
    happened := 'order.refunded';
  elsif old.data is distinct from new.data then
    happened := 'order.changed';
  else
    return null;
  end if;
  insert into hook_deliveries (url, event, subject, data) select url, happened, new.number, new.data from hook_targets;
  return null;
end $$;
create trigger orders_told after insert or update on orders for each row execute function tell_order();

create function tell_stock() returns trigger language plpgsql as $$
begin
  insert into hook_deliveries (url, event, subject, data)
  select url, 'stock.changed', new.variant_id, jsonb_build_object('variantId', new.variant_id, 'qty', new.qty,
    'hasStockOnHand', new.has_stock_on_hand) from hook_targets
  on conflict (url, subject) where event = 'stock.changed' and state = 'waiting' and attempts = 0
  do update set data = excluded.data, happened_at = excluded.happened_at;
  return null;
end $$;
create trigger variant_stock_told after update on variant_stock for each row
  when (old.qty is distinct from new.qty or old.has_stock_on_hand is distinct from new.has_stock_on_hand)
  execute function tell_stock();

create function tell_enquiry() returns trigger language plpgsql as $$
begin
  insert into hook_deliveries (url, event, subject, data)
  select url, 'enquiry.received', new.id::text, new.data from hook_targets;
  return null;
end $$;
create trigger marketing_requests_told after insert on marketing_requests for each row
  when (new.kind = 'enquiry') execute function tell_enquiry();
