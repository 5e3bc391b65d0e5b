-- kind: index
-- What is promised of one variant is summed up with each count and import.
create index concurrently stock_holds_variant on stock_holds (variant_id);
create index concurrently store_stock_holds_variant on store_stock_holds (variant_id, store_id);
create index concurrently sold_units_waiting on sold_units (variant_id, store_id) where qty > returned + gone;
