-- Writers of new counts (imports, staff) insert what is on hand, and the triggers work out what can be sold, for the
-- previous release too.

-- What is inserted is what is on hand. Whoever takes or gives back holds the row's lock: what they did is counted.
create function take_on_hand() returns trigger language plpgsql as $$
declare
  place text := coalesce(to_jsonb(new) ->> 'store_id', '');
  promised integer;
begin
  if place = '' then
    perform from variant_stock where variant_id = new.variant_id for no key update;
  else
    perform from store_stock where variant_id = new.variant_id and store_id = place for no key update;
  end if;
  promised := promised_units(new.variant_id, place);
  if promised > new.qty then
    insert into stock_short (store_id, variant_id, qty) values (place, new.variant_id, promised - new.qty)
    on conflict (variant_id, store_id) do update set qty = excluded.qty;
  else
    update stock_short set qty = 0 where variant_id = new.variant_id and store_id = place and qty > 0;
  end if;
  new.qty := greatest(0, new.qty - promised);
  return new;
end $$;
create trigger variant_stock_on_hand before insert on variant_stock for each row execute function take_on_hand();
create trigger store_stock_on_hand before insert on store_stock for each row execute function take_on_hand();

-- What comes back fills the gap first.
create function fill_short() returns trigger language plpgsql as $$
declare
  place text := coalesce(to_jsonb(new) ->> 'store_id', '');
  filled integer;
begin
  select least(s.qty, new.qty - old.qty) into filled from stock_short s
  where s.variant_id = new.variant_id and s.store_id = place and s.qty > 0;
  if filled is not null then
    update stock_short set qty = qty - filled where variant_id = new.variant_id and store_id = place;
    new.qty := new.qty - filled;
  end if;
  return new;
end $$;
create trigger variant_stock_filled before update on variant_stock for each row
  when (new.qty > old.qty) execute function fill_short();
create trigger store_stock_filled before update on store_stock for each row
  when (new.qty > old.qty) execute function fill_short();
