-- Brands that shoppers look for and the shop does not sell, and what to show instead.

create table absent_brands (
  id text primary key,
  brand text not null,
  words text[] not null,
  kind text not null,
  updated_at timestamptz not null default now()
);

create trigger absent_brands_changed after insert or update or delete or truncate on absent_brands execute function notify_shop_changed();
