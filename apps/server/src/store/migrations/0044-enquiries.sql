-- What staff do with an enquiry: it is open until somebody closes it. An answer closes it.
alter table marketing_requests add closed_at timestamptz, add closed_by text;
create index marketing_requests_open on marketing_requests (received_at, id)
  where kind = 'enquiry' and closed_at is null;
create index marketing_requests_email on marketing_requests (lower(data ->> 'email'));

create table enquiry_answers (
  id bigint generated always as identity primary key,
  enquiry_id uuid not null references marketing_requests (id) on delete cascade,
  text text not null,
  written_by text not null,
  written_at timestamptz not null default now()
);
create index enquiry_answers_enquiry on enquiry_answers (enquiry_id);
