-- Orders are found by how they were paid.
alter table desk_orders add paid_by text[] not null default '{}';

create or replace function desk_order_of(o orders) returns desk_orders language sql stable as $$
  select row(
    o.number, o.placed_at, o.status,
    case
      when o.status = 'PENDING' then 'PAYMENT'
      when o.status = 'PLACED' and o.data #>> '{shipping,type}' <> 'EMAIL' then 'PACK'
      when o.status in ('PACKED', 'READY_TO_COLLECT', 'ON_THE_WAY') then 'MOVE'
      else 'DONE' end,
    coalesce(o.data #>> '{shipping,type}', ''),
    coalesce(o.data #>> '{shipping,store,erpStoreId}', ''),
    coalesce(o.data #>> '{shipping,rangeEnd}', o.data #>> '{shipping,day}'),
    coalesce(o.data #>> '{shipping,day}', '9999-12-31') || ' ' || coalesce(o.data #>> '{shipping,window}', ''),
    o.data -> 'returns' @> '[{"state": "ASKED"}]' is true,
    order_words(o.number, o.data),
    array(select distinct p #>> '{}' from jsonb_path_query(o.data, '$.payments[*].type') p))::desk_orders
$$;

create or replace function keep_desk_order() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from desk_orders where order_number = old.number;
    return null;
  end if;
  -- `(f(x)).*` would work the row out once for each of its columns
  insert into desk_orders select * from desk_order_of(new)
  on conflict (order_number) do update
    set (placed_at, status, stage, method, store_id, last_day, due_key, has_return, words, paid_by)
    = (excluded.placed_at, excluded.status, excluded.stage, excluded.method, excluded.store_id, excluded.last_day,
       excluded.due_key, excluded.has_return, excluded.words, excluded.paid_by);
  return null;
end $$;

update desk_orders d
set paid_by = array(select distinct p #>> '{}' from jsonb_path_query(o.data, '$.payments[*].type') p)
from orders o where o.number = d.order_number;
create index desk_orders_paid on desk_orders using gin (paid_by);
