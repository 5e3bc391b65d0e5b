-- What merchandisers tell the search, and how each process learns what it has to index again.

create table synonyms (
  id text primary key,
  -- null: every word means every other; else only this one means the others too
  input text,
  words text[] not null,
  updated_at timestamptz not null default now()
);

create table search_rules (
  id text primary key,
  description text not null,
  enabled boolean not null,
  validity jsonb not null,
  conditions jsonb not null,
  consequence jsonb not null,
  updated_at timestamptz not null default now()
);

-- The transaction that wrote a row last. A reader that remembers the oldest transaction that was still running when it
-- looked finds everything that has been committed since, however long that took; a time of writing cannot say so.
alter table products add changed_in xid8 not null default pg_current_xact_id();
alter table variant_stock add changed_in xid8 not null default pg_current_xact_id();
create index products_changed_in on products (changed_in);
create index variant_stock_changed_in on variant_stock (changed_in);
drop index products_updated;
drop index variant_stock_updated;

create function stamp_change() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id();
  if new.updated_at = old.updated_at then
    new.updated_at := now();
  end if;
  return new;
end $$;
create trigger products_stamped before update on products for each row execute function stamp_change();
create trigger variant_stock_stamped before update on variant_stock for each row execute function stamp_change();

-- A product has changed when a part of it has. One that this transaction has written already is not written again.
create function touch_products() returns trigger language plpgsql as $$
begin
  update products p set updated_at = now()
  where p.id in (select product_id from changed) and p.changed_in <> pg_current_xact_id();
  return null;
end $$;

create trigger prices_added after insert on prices referencing new table as changed for each statement execute function touch_products();
create trigger prices_left after update on prices referencing old table as changed for each statement execute function touch_products();
create trigger prices_reached after update on prices referencing new table as changed for each statement execute function touch_products();
create trigger prices_removed after delete on prices referencing old table as changed for each statement execute function touch_products();

create trigger variants_added after insert on variants referencing new table as changed for each statement execute function touch_products();
create trigger variants_left after update on variants referencing old table as changed for each statement execute function touch_products();
create trigger variants_reached after update on variants referencing new table as changed for each statement execute function touch_products();
create trigger variants_removed after delete on variants referencing old table as changed for each statement execute function touch_products();

create trigger product_categories_added after insert on product_categories referencing new table as changed for each statement execute function touch_products();
create trigger product_categories_left after update on product_categories referencing old table as changed for each statement execute function touch_products();
create trigger product_categories_reached after update on product_categories referencing new table as changed for each statement execute function touch_products();
create trigger product_categories_removed after delete on product_categories referencing old table as changed for each statement execute function touch_products();

-- Says how a table changed too: what is gone has no row that could tell.
create or replace function notify_shop_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changed', tg_table_name || ' ' || lower(tg_op));
  return null;
end $$;

create trigger localities_changed after insert or update or delete or truncate on localities execute function notify_shop_changed();
create trigger store_seasonal_hours_changed after insert or update or delete or truncate on store_seasonal_hours execute function notify_shop_changed();
create trigger synonyms_changed after insert or update or delete or truncate on synonyms execute function notify_shop_changed();
create trigger search_rules_changed after insert or update or delete or truncate on search_rules execute function notify_shop_changed();
