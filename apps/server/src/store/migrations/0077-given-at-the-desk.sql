-- kind: index
-- What each of staff gave away is summed up with each refund and card, and what is to be looked at with each Today.
create index concurrently desk_audit_given on desk_audit (at)
  where act in ('order.refund', 'order.return', 'price-cut', 'offer-add', 'offer-edit');
