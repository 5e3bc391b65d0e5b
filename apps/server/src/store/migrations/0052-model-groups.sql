-- Products that are one model in different finishes name the same group, and are found by it.
create index products_model_group on products ((record ->> 'modelGroup')) where record ->> 'modelGroup' is not null;

-- Things that the shop does not sell stand beside the brands that it does not sell.
alter table absent_brands add is_thing boolean not null default false;
