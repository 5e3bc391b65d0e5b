-- What the shopper brought back from the provider, from the moment at which the provider is told until it has answered.
-- Nothing of a card is in it. Whoever was at it may die: then it is asked again, in the same words.
alter table placements add column step jsonb;
create index placements_unanswered on placements (busy_until) where step is not null and state in ('HELD', 'ACTION');
