-- What the shop sells. Money is whole cents, times are instants, order in a list is a position.

create table brands (
  id text primary key,
  name text not null,
  path text not null unique,
  image_logo jsonb,
  description text not null,
  is_agency boolean not null,
  enquiry_only boolean not null,
  updated_at timestamptz not null default now()
);

create table categories (
  id text primary key,
  parent_id text references categories (id) deferrable initially deferred,
  position integer not null,
  path text not null unique,
  name text not null,
  short_name text not null,
  description text not null,
  image_hero jsonb,
  products_index text not null,
  products_sort text not null,
  updated_at timestamptz not null default now()
);
create index categories_parent on categories (parent_id);

create table families (
  code text primary key,
  name text not null,
  -- groups with their typed attributes: always read whole, in their order
  groups jsonb not null,
  updated_at timestamptz not null default now()
);

create table badges (
  id text primary key,
  level text not null check (level in ('primary', 'secondary')),
  title text not null,
  icon text not null,
  text_colour text not null,
  background_colour_primary text not null,
  background_colour_secondary text not null,
  badge_group_id text not null,
  link text not null,
  content_display text not null,
  time_from text not null,
  time_to text not null,
  updated_at timestamptz not null default now()
);
create index badges_level on badges (level);

create table warranties (
  id text primary key,
  erp_product_id text not null,
  variant_ids text[] not null,
  name text not null,
  price_cents integer not null check (price_cents >= 0),
  duration_years double precision not null,
  description text not null,
  updated_at timestamptz not null default now()
);

create table products (
  id text primary key,
  product_sku text not null,
  erp_product_id text not null,
  name text not null,
  path text not null unique,
  brand_id text not null references brands (id),
  family_code text not null references families (code),
  canonical_category_id text not null references categories (id),
  state text not null check (state in ('current', 'discontinued', 'enabled', 'evergreen')),
  sale_mode text check (sale_mode in ('preorder', 'scheduledRelease', 'inStoreOnly')),
  functional_type text not null,
  preorder_at timestamptz,
  release_at timestamptz,
  is_clearance boolean not null,
  is_new boolean not null,
  tax_exclusive boolean not null,
  images jsonb not null,
  short_description text not null,
  description text[] not null,
  key_features text[] not null,
  attributes jsonb not null,
  documents jsonb not null,
  google_product_type text not null,
  badge_primary_id text references badges (id),
  badge_secondary_ids text[] not null,
  badge_secondary_titles text[] not null,
  cart_qty_product_max integer,
  cart_qty_variant_max integer,
  cart_qty_variant_min integer,
  cart_qty_variant_multiple_of integer,
  is_agency_item boolean not null,
  enable_warranty boolean not null,
  available_warranty_ids text[] not null,
  base_warranty_years double precision not null,
  review_count integer not null,
  review_average double precision not null,
  weight_grams double precision not null,
  big_and_bulky boolean not null,
  accessory_ids text[] not null,
  visible_in_index boolean not null,
  visible_in_brand boolean not null,
  visible_in_categories boolean not null,
  popularity double precision not null,
  created_at timestamptz not null,
  updated_at timestamptz not null default now()
);
create index products_brand on products (brand_id);
create index products_popularity on products (popularity desc, id);
create index products_created on products (created_at desc, id);
create index products_updated on products (updated_at, id);

-- Position 0 is the category of the breadcrumb; ancestors are not stored, the tree knows them.
create table product_categories (
  product_id text not null references products (id) on delete cascade,
  category_id text not null references categories (id),
  position integer not null,
  primary key (product_id, category_id)
);
create index product_categories_category on product_categories (category_id, product_id);

create table variants (
  id text primary key,
  product_id text not null references products (id) on delete cascade,
  position integer not null,
  code text not null,
  gtin text not null,
  name text not null,
  images jsonb not null,
  updated_at timestamptz not null default now()
);
create index variants_product on variants (product_id, position);
create index variants_code on variants (code);

-- Apart from its variant, because orders write it all day. The version grows with every change.
create table variant_stock (
  variant_id text primary key references variants (id) on delete cascade,
  qty integer not null check (qty >= 0),
  has_stock_on_hand boolean not null,
  version bigint not null default 1,
  updated_at timestamptz not null default now()
);
create index variant_stock_updated on variant_stock (updated_at);

create table prices (
  product_id text not null references products (id) on delete cascade,
  position integer not null,
  price_cents integer not null check (price_cents >= 0),
  original_price_cents integer not null check (original_price_cents >= 0),
  valid_from timestamptz,
  valid_to timestamptz,
  check (valid_from < valid_to),
  primary key (product_id, position)
);
