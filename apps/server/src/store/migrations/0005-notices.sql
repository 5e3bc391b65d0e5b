-- Says on a channel which table changed, so that every process can let go of what it keeps.
-- Stock is left out: it changes with every order, and notices make commits wait for each other. It is asked for instead.
create function notify_shop_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changed', tg_table_name);
  return null;
end $$;

create trigger brands_changed after insert or update or delete or truncate on brands execute function notify_shop_changed();
create trigger categories_changed after insert or update or delete or truncate on categories execute function notify_shop_changed();
create trigger families_changed after insert or update or delete or truncate on families execute function notify_shop_changed();
create trigger badges_changed after insert or update or delete or truncate on badges execute function notify_shop_changed();
create trigger products_changed after insert or update or delete or truncate on products execute function notify_shop_changed();
create trigger product_categories_changed after insert or update or delete or truncate on product_categories execute function notify_shop_changed();
create trigger variants_changed after insert or update or delete or truncate on variants execute function notify_shop_changed();
create trigger prices_changed after insert or update or delete or truncate on prices execute function notify_shop_changed();
create trigger articles_changed after insert or update or delete or truncate on articles execute function notify_shop_changed();
create trigger redirects_changed after insert or update or delete or truncate on redirects execute function notify_shop_changed();
create trigger settings_changed after insert or update or delete or truncate on settings execute function notify_shop_changed();
create trigger stores_changed after insert or update or delete or truncate on stores execute function notify_shop_changed();
