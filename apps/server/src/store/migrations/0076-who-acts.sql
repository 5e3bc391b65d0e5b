-- Who did something, whatever address they sign in with by now.
alter table desk_audit add actor_sub text;
-- What a product cost at its cheapest before it became cheaper: the dearest of a day.
create table price_marks (
  product_id text primary key references products (id) on delete cascade,
  cents integer not null,
  since timestamptz not null default now()
);
