-- What stands on the shelves. `qty` of variant_stock and store_stock is what can be sold; with what is promised it is
-- what is on hand. Here is what is promised, and that units go with their order.

-- Units of an order that left the place they came from: sent, handed over, or not fit to be sold again.
alter table sold_units add column gone integer not null default 0;

-- Fewer on hand than were promised: what comes free fills this gap before it can be sold again.
create table stock_short (
  -- Empty: what is sent out.
  store_id text not null default '',
  variant_id text not null references variants (id) on delete cascade,
  qty integer not null check (qty >= 0),
  primary key (variant_id, store_id)
);

-- What orders hold, and what they were sold and still stands in its place.
create function promised_units(variant text, place text) returns integer language sql stable as $$
  select (
    coalesce((select sum(h.qty) from stock_holds h where place = '' and h.variant_id = variant), 0)
    + coalesce((select sum(h.qty) from store_stock_holds h where h.variant_id = variant and h.store_id = place), 0)
    + coalesce((select sum(u.qty - u.returned - u.gone) from sold_units u
        where u.variant_id = variant and u.store_id = place and u.qty > u.returned + u.gone), 0))::integer
$$;

create function short_units(variant text, place text) returns integer language sql stable as $$
  select coalesce((select s.qty from stock_short s where s.variant_id = variant and s.store_id = place), 0)
$$;

-- What an order still has on the shelves leaves them with it. More left than was counted: then it was there.
create function let_units_go() returns trigger language plpgsql as $$
begin
  perform from variant_stock s join sold_units u on u.variant_id = s.variant_id and u.store_id = ''
  where u.order_number = new.number and u.qty > u.returned + u.gone order by s.variant_id for no key update of s;
  perform from store_stock s join sold_units u on u.variant_id = s.variant_id and u.store_id = s.store_id
  where u.order_number = new.number and u.qty > u.returned + u.gone
  order by s.variant_id, s.store_id for no key update of s;
  update sold_units set gone = qty - returned where order_number = new.number and qty > returned + gone;
  update stock_short s set qty = least(s.qty, promised_units(s.variant_id, s.store_id))
  from sold_units u
  where u.order_number = new.number and u.variant_id = s.variant_id and u.store_id = s.store_id and s.qty > 0;
  return null;
end $$;
create trigger orders_let_go after update on orders for each row
  when (old.status is distinct from new.status
    and new.status in ('ON_THE_WAY', 'DELIVERED', 'COLLECTED', 'CANCELLED', 'REFUNDED'))
  execute function let_units_go();
