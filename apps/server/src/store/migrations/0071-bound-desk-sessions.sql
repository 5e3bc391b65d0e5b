-- A session of the desk ends with what it was begun by.
alter table desk_sessions
  -- The sign-in at the shop's own pool, and what the person signed in with.
  add family text,
  add credential text,
  -- For asking a hosted pool again; only the browser's cookie opens it.
  add sealed_refresh text,
  add confirmed_at timestamptz,
  -- As people know it: 'Firefox on Windows'.
  add device text;
