-- What becomes of an order after it was placed: goods that come back, money that is taken, let go of or given back.

-- Units that an order was sold. What came back of them can be sold again.
create table sold_units (
  order_number text not null,
  -- Empty: of the stock of the whole shop. Else they came off the shelf of this store too.
  store_id text not null default '',
  variant_id text not null,
  qty integer not null check (qty > 0),
  returned integer not null default 0 check (returned between 0 and qty),
  primary key (order_number, store_id, variant_id)
);
insert into sold_units (order_number, variant_id, qty)
select o.number, l ->> 'variantId', sum((l ->> 'qty')::integer)
from orders o cross join lateral jsonb_array_elements(o.data -> 'lines') l
where o.status in ('PLACED', 'PACKED', 'ON_THE_WAY', 'READY_TO_COLLECT', 'DELIVERED', 'COLLECTED')
  and l ->> 'giftcard' is null and (l ->> 'qty')::integer > 0
  and exists (select from payments p where p.order_number = o.number)
  and exists (select from variant_stock s where s.variant_id = l ->> 'variantId')
group by 1, 2;

-- Taken back by the shopper's bank.
alter table payments add charged_back_cents integer not null default 0;

-- What the shop does with the money of a payment. A row is there before the provider is asked: whoever asks may die.
create table payment_changes (
  id bigint generated always as identity primary key,
  order_number text not null,
  leg integer not null,
  -- RELEASE: less is captured later, and the provider need not be asked. CANCEL: all that is still held is let go of.
  kind text not null check (kind in ('CAPTURE', 'RELEASE', 'CANCEL', 'REFUND')),
  -- OPEN: to be asked for. SENT: the provider took the call, and will tell. DONE and FAILED: it told.
  state text not null check (state in ('OPEN', 'SENT', 'DONE', 'FAILED')),
  amount_cents integer not null check (amount_cents > 0),
  -- The provider does each once.
  idempotency_key text not null unique,
  -- The refund that it is a part of.
  refund_id text,
  -- The provider's, of this change.
  provider_reference text,
  -- The gift card that took it: a new one, where the old one could not.
  voucher_code text,
  -- Whether its shopper was told.
  told boolean not null default false,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index payment_changes_due on payment_changes (due_at) where state = 'OPEN';
create index payment_changes_order on payment_changes (order_number, leg);
create unique index payment_changes_capture on payment_changes (order_number, leg)
  where kind = 'CAPTURE' and state <> 'FAILED';

-- What left before captures were counted here, and what cannot be held and was taken at once.
insert into payment_changes (order_number, leg, kind, state, amount_cents, idempotency_key)
select p.order_number, p.leg, 'CAPTURE', case when p.type in ('ADYEN_ALIPAY', 'ADYEN_WECHATPAY') then 'DONE' else 'OPEN' end,
  p.amount_cents, p.order_number || '-' || p.leg || '-capture-1'
from payments p join orders o on o.number = p.order_number
where p.leg = 0 and p.status = 'AUTHORISED' and p.provider_reference is not null
  and (o.status in ('ON_THE_WAY', 'DELIVERED', 'COLLECTED') or p.type in ('ADYEN_ALIPAY', 'ADYEN_WECHATPAY'));

-- The journal of an order: who did what, when, and about how much.
create table order_events (
  id bigint generated always as identity primary key,
  order_number text not null,
  at timestamptz not null default now(),
  actor text not null,
  kind text not null,
  amount_cents integer,
  data jsonb not null default '{}',
  -- What happens once, however often it is asked for.
  key text unique
);
create index order_events_order on order_events (order_number, id);

-- What somebody of the shop has to look at.
create table order_problems (
  id bigint generated always as identity primary key,
  order_number text not null,
  kind text not null,
  amount_cents integer not null,
  -- What it comes from: raised once.
  source text not null unique,
  raised_at timestamptz not null default now(),
  solved_at timestamptz,
  solved_by text
);
create index order_problems_order on order_problems (order_number);
create index order_problems_open on order_problems (raised_at) where solved_at is null;
