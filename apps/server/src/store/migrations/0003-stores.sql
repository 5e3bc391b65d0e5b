-- Where the shop has counters, what they hold, and where its shoppers live.

create table stores (
  id text primary key,
  erp_store_id text not null unique,
  name text not null,
  path text not null unique,
  images jsonb not null,
  address_street_one text not null,
  address_street_two text not null,
  address_city text not null,
  address_state text not null,
  address_postcode text not null,
  phone text not null,
  time_zone text not null,
  -- seven days, Monday first; null: closed
  weekly_hours jsonb not null,
  services text[] not null,
  description text not null,
  latitude double precision not null,
  longitude double precision not null,
  visible_in_index boolean not null,
  updated_at timestamptz not null default now()
);

-- Seconds since midnight in the store's own time zone.
create table store_seasonal_hours (
  store_id text not null references stores (id) on delete cascade,
  date date not null,
  open_time integer not null,
  close_time integer not null,
  note text not null,
  primary key (store_id, date)
);

create table store_stock (
  store_id text not null references stores (id) on delete cascade,
  variant_id text not null references variants (id) on delete cascade,
  qty integer not null check (qty >= 0),
  updated_at timestamptz not null default now(),
  primary key (variant_id, store_id)
);
create index store_stock_store on store_stock (store_id);

create table localities (
  suburb text not null,
  state text not null,
  postcode text not null,
  name text not null,
  latitude double precision not null,
  longitude double precision not null,
  primary key (postcode, suburb, state)
);
create index localities_suburb on localities (lower(suburb) text_pattern_ops);
create index localities_postcode on localities (postcode text_pattern_ops);
