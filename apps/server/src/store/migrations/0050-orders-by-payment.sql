-- Orders are found by how they were paid, and every filter has an index in the order of the list: also one that nothing
-- matches must not look at all orders.

-- Of an order one part at most is paid at the provider; the rest is gift cards.
alter table desk_orders add paid_type text not null default '', add has_gift_card boolean not null default false;

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
    coalesce(jsonb_path_query_first(o.data, '$.payments[*].type ? (@ != "VOUCHER")') #>> '{}', ''),
    jsonb_path_exists(o.data, '$.payments[*].type ? (@ == "VOUCHER" || @ == "ADYEN_GIFT_CARD")'))::desk_orders
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
    set (placed_at, status, stage, method, store_id, last_day, due_key, has_return, words, paid_type, has_gift_card)
    = (excluded.placed_at, excluded.status, excluded.stage, excluded.method, excluded.store_id, excluded.last_day,
       excluded.due_key, excluded.has_return, excluded.words, excluded.paid_type, excluded.has_gift_card);
  return null;
end $$;

update desk_orders d
set paid_type = n.paid_type, has_gift_card = n.has_gift_card
from orders o, lateral desk_order_of(o) n where o.number = d.order_number;

create index desk_orders_paid on desk_orders (paid_type, placed_at desc, order_number desc);
create index desk_orders_gift_card on desk_orders (placed_at desc, order_number desc) where has_gift_card;
create index desk_orders_status on desk_orders (status, placed_at desc, order_number desc);
create index desk_orders_method on desk_orders (method, placed_at desc, order_number desc);
create index desk_orders_day on desk_orders (left(due_key, 10), placed_at desc, order_number desc);
