-- What a promotion is compared with, and how often each was used.
alter table promotions add lane text not null default 'order' check (lane in ('item', 'bundle', 'order', 'gift', 'shipping'));
alter table promotions alter lane drop default;

-- A use belongs to an order: an order that is saved again is not counted again.
create table promotion_uses (
  promotion_id text not null,
  order_number text not null,
  -- An email address in lower case.
  shopper text not null,
  used_at timestamptz not null default now(),
  primary key (promotion_id, order_number)
);
create index promotion_uses_shopper on promotion_uses (promotion_id, shopper);

-- Whether somebody has ordered before.
create index orders_email on orders (lower(data #>> '{contact,email}'));

create trigger promotions_changed after insert or update or delete or truncate on promotions execute function notify_shop_changed();
create trigger warranties_changed after insert or update or delete or truncate on warranties execute function notify_shop_changed();
