-- What is no longer sold is in no listing, so it is not counted in one either. Its page stays.
update products set visible_in_brand = false, visible_in_categories = false where record ->> 'state' = 'discontinued';
