-- Hashes of the codes that stand in for a lost authenticator app. One that is used is removed.
alter table pool_users add column backup_codes text[] not null default '{}';
