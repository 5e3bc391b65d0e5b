-- Products that are one model in different finishes name the same group, and are found by it.
create index products_model_group on products ((record ->> 'modelGroup')) where record ->> 'modelGroup' is not null;
