-- The desk: who works at it, and what they did.

-- Groups of the embedded user pool: `staff`, and the roles.
alter table pool_users add groups text[] not null default '{}';

create table desk_sessions (
  -- The id itself is only in the browser's cookie.
  id_hash text primary key,
  sub text not null,
  email text not null,
  name text not null,
  roles text[] not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index desk_sessions_sub on desk_sessions (sub);

-- Who did what, and how it was before and after. Rows are only added.
create table desk_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null,
  act text not null,
  subject_kind text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  -- Of the form that was sent: pressed twice, it is done once.
  key text unique
);
create index desk_audit_subject on desk_audit (subject_kind, subject_id, id);
create index desk_audit_actor on desk_audit (lower(actor), id);
