-- How many places of a day are taken, in a delivery zone by size, or at a store's counter. One row a day, so that who
-- takes the last place is settled by who has the row.
create table delivery_days (
  -- 'zone metro-vic', 'store preston'
  place text not null,
  day date not null,
  size text not null check (size in ('parcel', 'bigAndBulky', 'pickup')),
  taken integer not null check (taken >= 0),
  -- How many of them are in each window, by its name: {"10:00-12:00": 3}
  windows jsonb not null default '{}',
  primary key (place, day, size)
);

-- The place that an order has taken: what is given back when it does not come about.
create table delivery_bookings (
  order_number text primary key,
  place text not null,
  day date not null,
  size text not null,
  -- Empty: at any time of the day.
  window_name text not null default '',
  created_at timestamptz not null default now()
);
create index delivery_bookings_day on delivery_bookings (place, day);
