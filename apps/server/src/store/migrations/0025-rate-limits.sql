-- How often each client has asked in the current period, counted by all processes together. Keys are hashes. Nothing
-- here outlives its period, so it need not survive a crash.
create unlogged table rate_limits (
  key text primary key,
  used integer not null,
  ends_at timestamptz not null
) with (fillfactor = 70);
create index rate_limits_ended on rate_limits (ends_at);
