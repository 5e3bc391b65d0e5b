-- What editors write, and the shop's own settings.

create table articles (
  id text primary key,
  parent_id text references articles (id) deferrable initially deferred,
  position integer not null,
  name text not null,
  path text not null unique,
  hero_image jsonb,
  summary text not null,
  kicker text not null,
  body jsonb not null,
  published_at timestamptz not null,
  -- when its editor last changed it; updated_at is when this row changed
  edited_at timestamptz not null,
  updated_at timestamptz not null default now()
);
create index articles_parent on articles (parent_id, position);

create table redirects (
  from_path text primary key,
  target text not null,
  is_external boolean not null,
  updated_at timestamptz not null default now()
);

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
