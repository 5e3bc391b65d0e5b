-- Whom to write to about a payment that is approved after its attempt was given up. Forgotten with the placement.
alter table placements add column contact jsonb;
-- The provider approved it, and no order is paid with it.
alter table payments add column is_late boolean not null default false;
