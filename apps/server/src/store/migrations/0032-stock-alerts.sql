-- Who wants to know when something is back in stock. Mailed once; the row then only serves the link that ends all mails.

create table stock_alerts (
  key uuid primary key,
  email text not null,
  variant_id text not null references variants (id) on delete cascade,
  asked_at timestamptz not null default now(),
  mailed_at timestamptz
);
create unique index stock_alerts_open on stock_alerts (variant_id, email) where mailed_at is null;
create index stock_alerts_email on stock_alerts (email);
