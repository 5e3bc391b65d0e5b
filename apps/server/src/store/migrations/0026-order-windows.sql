-- The window of a chosen day was part of what delivery is called ('Scheduled delivery, 07:00-09:00'). It has a place of its own.
update orders
set data = jsonb_set(
  jsonb_set(data, '{shipping,window}', to_jsonb(substring(data #>> '{shipping,label}' from '[0-9]{2}:[0-9]{2}-[0-9]{2}:[0-9]{2}$'))),
  '{shipping,label}',
  to_jsonb(regexp_replace(data #>> '{shipping,label}', ', [0-9]{2}:[0-9]{2}-[0-9]{2}:[0-9]{2}$', '')))
where data #>> '{shipping,label}' ~ ', [0-9]{2}:[0-9]{2}-[0-9]{2}:[0-9]{2}$';

update placements
set plan = jsonb_set(
  jsonb_set(plan, '{order,shipping,window}', to_jsonb(substring(plan #>> '{order,shipping,label}' from '[0-9]{2}:[0-9]{2}-[0-9]{2}:[0-9]{2}$'))),
  '{order,shipping,label}',
  to_jsonb(regexp_replace(plan #>> '{order,shipping,label}', ', [0-9]{2}:[0-9]{2}-[0-9]{2}:[0-9]{2}$', '')))
where plan #>> '{order,shipping,label}' ~ ', [0-9]{2}:[0-9]{2}-[0-9]{2}:[0-9]{2}$';
