-- Orders as the desk finds them.

-- Counts the changes of an order: a form at the desk names the one that it was made for.
alter table orders add version bigint not null default 1;
create function count_order_version() returns trigger language plpgsql as $$
begin
  if new.data is distinct from old.data or new.status is distinct from old.status then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger orders_version before update on orders for each row execute function count_order_version();

-- What staff write to each other about an order.
create table order_notes (
  id bigint generated always as identity primary key,
  order_number text not null,
  at timestamptz not null default now(),
  actor text not null,
  note text not null
);
create index order_notes_order on order_notes (order_number, id);

-- A row for each order, written by a trigger: what lists are filtered, sorted and searched by.
create table desk_orders (
  order_number text primary key,
  placed_at timestamptz not null,
  status text not null,
  -- PAYMENT: not sure yet. PACK: to be packed. MOVE: packed, and not there yet. DONE: nothing to do.
  stage text not null,
  method text not null,
  -- Where it is collected; empty: delivered.
  store_id text not null,
  -- The last of the days on which it may arrive; null: no day is agreed.
  last_day text,
  -- Day and window, so that the soonest promise comes first.
  due_key text not null,
  has_return boolean not null,
  words tsvector not null
);

-- The parts of what a person would type to find an order. store/desk-orders.ts splits what was typed the same way.
create function order_words(number text, data jsonb) returns tsvector language sql immutable as $$
  select coalesce(array_to_tsvector(array_agg(distinct word)), ''::tsvector)
  from (
    select unnest(regexp_split_to_array(lower(concat_ws(' ', number, data #>> '{contact,firstName}',
      data #>> '{contact,lastName}', data #>> '{contact,email}',
      (select string_agg(concat_ws(' ', l ->> 'name', l ->> 'sku'), ' ')
       from jsonb_path_query(data, '$.lines[*]') l))), '[\s,;:()/"''’_+&-]+')) as word
    union select lower(data #>> '{contact,email}')
    union select regexp_replace(data #>> '{contact,phone}', '\D', '', 'g')
    union select '0' || right(regexp_replace(data #>> '{contact,phone}', '\D', '', 'g'), 9)
      where data #>> '{contact,phone}' like '+61%'
  ) w where word <> ''
$$;

create function desk_order_of(o orders) returns desk_orders language sql stable as $$
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
    order_words(o.number, o.data))::desk_orders
$$;

create function keep_desk_order() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from desk_orders where order_number = old.number;
    return null;
  end if;
  insert into desk_orders select (desk_order_of(new)).*
  on conflict (order_number) do update set (placed_at, status, stage, method, store_id, last_day, due_key, has_return, words)
    = (excluded.placed_at, excluded.status, excluded.stage, excluded.method, excluded.store_id, excluded.last_day,
       excluded.due_key, excluded.has_return, excluded.words);
  return null;
end $$;
create trigger orders_at_desk after insert or delete or update of data, status, placed_at on orders
  for each row execute function keep_desk_order();
insert into desk_orders select (desk_order_of(o)).* from orders o;

create index desk_orders_open on desk_orders (stage, due_key, order_number) where stage <> 'DONE';
create index desk_orders_placed on desk_orders (placed_at desc, order_number desc);
create index desk_orders_store on desk_orders (store_id, placed_at desc) where store_id <> '';
create index desk_orders_returns on desk_orders (due_key, order_number) where has_return;
create index desk_orders_words on desk_orders using gin (words);

-- Mails of an order are found by whom they went to.
create index mails_recipient on mails (lower(recipient), created_at desc);
