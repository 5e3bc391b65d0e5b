-- Services that do not let the shop in: a revoked key, a wrong account. Staff see them on the desk until they do again.
create table service_alarms (
  service text primary key,
  problem text not null,
  since timestamptz not null default now()
);
