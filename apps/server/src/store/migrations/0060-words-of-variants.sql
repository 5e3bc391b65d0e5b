-- replaces order_words: it takes the same and gives the same words, and those of the variant besides
-- The desk's lists show the code of the variant that was ordered and what it is called, so an order is found by them. Of
-- orders that were stored without, the catalogue says them while it has the variant.
create or replace function order_words(number text, data jsonb) returns tsvector language plpgsql stable as $$
begin
  return (
    select coalesce(array_to_tsvector(array_agg(distinct word)), ''::tsvector)
    from (
      select unnest(regexp_split_to_array(lower(concat_ws(' ', number, data #>> '{contact,firstName}',
        data #>> '{contact,lastName}', data #>> '{contact,email}',
        (select string_agg(concat_ws(' ', l ->> 'name', l ->> 'sku',
            coalesce(l #>> '{variant,code}', v.code), coalesce(l #>> '{variant,name}', v.name)), ' ')
         from jsonb_path_query(data, '$.lines[*]') l
         left join variants v on v.id = l ->> 'variantId' and l -> 'variant' is null))), '[\s,;:()/"''’_+&-]+')) as word
      union select lower(data #>> '{contact,email}')
      union select regexp_replace(data #>> '{contact,phone}', '\D', '', 'g')
      union select '0' || right(regexp_replace(data #>> '{contact,phone}', '\D', '', 'g'), 9)
        where data #>> '{contact,phone}' like '+61%'
    ) w where word <> '');
end $$;
