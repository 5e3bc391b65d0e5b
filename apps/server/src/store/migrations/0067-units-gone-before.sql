-- kind: batches
-- Orders that had left before the shop noted that.
update sold_units set gone = qty - returned
where (order_number, variant_id, store_id) in (
  select u.order_number, u.variant_id, u.store_id from sold_units u join orders o on o.number = u.order_number
  where u.qty > u.returned + u.gone and o.status in ('ON_THE_WAY', 'DELIVERED', 'COLLECTED', 'CANCELLED', 'REFUNDED')
  limit 500)
returning 1;
