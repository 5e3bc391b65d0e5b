-- What the browser calls an attempt to order: the idempotency key that it sent. Whoever knows it may ask what became of
-- the attempt, finish it or give it up, and what it holds is not counted against them.
alter table placements add column attempt_key text;
-- The attempt that came in place of this one: there is one at most, from however many tabs.
alter table placements add column replaced_by text;
create index placements_attempt on placements (attempt_key) where attempt_key is not null;

-- Orders whose payment is not sure: few at any time, and each has a time by which it must be settled.
create index orders_pending on orders (number) where status = 'PENDING';

-- A step of the shopper that the provider has not answered is asked about after the order was taken in, too.
drop index placements_unanswered;
create index placements_unanswered on placements (busy_until) where step is not null;
