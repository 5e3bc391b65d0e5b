-- One row that readiness writes again and again: a server that only reads, or has no room, is not ready.
create table write_probes (
  id int primary key,
  written_at timestamptz not null
);
