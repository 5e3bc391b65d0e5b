-- What was imported: who, from where, what came of it, and the rows that were refused (the first thousand of them).
create table import_runs (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null,
  mode text not null,
  -- A member of staff, or the way it came.
  actor text not null,
  source text not null,
  inserted integer not null,
  updated integer not null,
  unchanged integer not null,
  deleted integer not null,
  refused integer not null,
  refusals jsonb not null
);
create index import_runs_at on import_runs (at desc);

-- A promotion that staff stopped. An import leaves it stopped.
alter table promotions add switched_off_at timestamptz;

-- What happened to a gift card, whoever did it.
create table voucher_changes (
  id bigint generated always as identity primary key,
  code text not null references vouchers (code) on delete cascade,
  at timestamptz not null default now(),
  -- null: the card is new.
  cents_before integer,
  cents_after integer not null,
  suspended boolean not null
);
create index voucher_changes_code on voucher_changes (code, id);

create function note_voucher() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into voucher_changes (code, cents_after, suspended) values (new.code, new.amount_remaining_cents, new.suspended);
  elsif (old.amount_remaining_cents, old.suspended) is distinct from (new.amount_remaining_cents, new.suspended) then
    insert into voucher_changes (code, cents_before, cents_after, suspended)
    values (new.code, old.amount_remaining_cents, new.amount_remaining_cents, new.suspended);
  end if;
  return null;
end $$;
create trigger vouchers_noted after insert or update on vouchers for each row execute function note_voucher();

-- Searches that found nothing, counted by day: words, never who asked.
create table empty_searches (
  words text not null,
  day date not null default current_date,
  times integer not null default 1,
  primary key (words, day)
);
create index empty_searches_day on empty_searches (day);
-- Words of which staff say that they are not for this shop.
create table ignored_searches (
  words text primary key,
  at timestamptz not null default now()
);

-- Pictures that staff uploaded, for all machines. Names contain a hash of the content.
create table media_files (
  name text primary key,
  type text not null,
  content bytea not null,
  added_at timestamptz not null default now()
);
