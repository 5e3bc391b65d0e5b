-- kind: index
-- What each of staff gave away in a day is summed up with each card they make.
create index concurrently desk_audit_cards on desk_audit (at) where act = 'card-issue';
