-- The embedded user pool. Times are milliseconds since epoch, as the pool has them.

create table pool_users (
  sub text primary key,
  email text not null unique,
  email_verified boolean not null,
  status text not null,
  enabled boolean not null,
  attributes jsonb not null,
  -- Null without a password. The verifier is sealed with a key that is not in the database.
  password jsonb,
  sealed_totp_secret text,
  mfa_methods text[] not null,
  preferred_mfa text,
  -- The last step of the clock whose code was used.
  totp_step bigint not null default -1,
  created_at bigint not null,
  updated_at bigint not null
);

create table pool_identities (
  provider text not null,
  subject text not null,
  sub text not null references pool_users (sub) on delete cascade,
  primary key (provider, subject)
);

-- `sub` may be made up: it stands in for a user who does not exist, so that nobody can tell.
create table pool_codes (
  purpose text not null,
  sub text not null,
  hash text not null,
  target text,
  attempts_left integer not null,
  expires_at bigint not null,
  -- How often the right code came in time: the first one has taken it.
  times_taken integer not null default 0,
  primary key (purpose, sub)
);

create table pool_sessions (
  id_hash text primary key,
  client_id text not null,
  step text not null,
  sub text not null,
  data text not null,
  attempts_left integer not null,
  expires_at bigint not null
);
create index pool_sessions_sub on pool_sessions (sub);

create table pool_families (
  family text primary key,
  sub text not null,
  client_id text not null,
  scope text not null,
  auth_time bigint not null,
  device_key text,
  expires_at bigint not null,
  revoked boolean not null default false
);
create index pool_families_sub on pool_families (sub);

create table pool_refresh_tokens (
  token_hash text primary key,
  family text not null references pool_families (family) on delete cascade,
  -- Null until it is used.
  used_at bigint
);
create index pool_refresh_tokens_family on pool_refresh_tokens (family);

create table pool_devices (
  sub text not null,
  device_key text not null,
  name text not null,
  created_at bigint not null,
  last_authenticated_at bigint not null,
  primary key (sub, device_key)
);

create table pool_authorization_codes (
  code_hash text primary key,
  client_id text not null,
  redirect_uri text not null,
  code_challenge text not null,
  nonce text,
  scope text not null,
  sub text not null,
  auth_time bigint not null,
  family text not null,
  expires_at bigint not null,
  times_taken integer not null default 0
);
create index pool_authorization_codes_sub on pool_authorization_codes (sub);

create table pool_throttles (
  key text primary key,
  count integer not null,
  ends_at bigint not null
);

create table pool_signing_keys (
  kid text primary key,
  public_jwk jsonb not null,
  sealed_private_jwk text not null,
  created_at bigint not null,
  -- True for the key of the first start and null for others: of two first starts one wins.
  is_first boolean unique check (is_first)
);
