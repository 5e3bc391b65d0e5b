-- What was in an attempt that came to nothing, without anything of a person: a shopper whose bank sends them back to
-- another browser can put it in that browser's cart.
alter table placements add column goods jsonb;
