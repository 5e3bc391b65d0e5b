-- Passkeys at the embedded user pool. Times are milliseconds since epoch, as the pool has them.

create table pool_passkeys (
  -- Base64url; one authenticator never gives the same to two people.
  credential_id text primary key,
  -- The release before deletes people without knowing of their passkeys.
  sub text not null references pool_users (sub) on delete cascade,
  -- The domain it was made for: no browser uses it for another.
  relying_party_id text not null,
  -- SubjectPublicKeyInfo, base64.
  public_key text not null,
  -- As the authenticator counts; always 0 for one that does not.
  sign_count bigint not null,
  name text not null,
  transports text[] not null,
  attachment text,
  created_at bigint not null,
  last_used_at bigint
);
create index pool_passkeys_sub on pool_passkeys (sub);
