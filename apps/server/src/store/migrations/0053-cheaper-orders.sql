-- Every order is written to the desk's list, and a function in SQL is planned again at each call, which took longer than
-- the rest of saving an order. One in PL/pgSQL keeps its plans. Both give what they gave before.

create or replace function order_words(number text, data jsonb) returns tsvector language plpgsql immutable as $$
begin
  return (
    select coalesce(array_to_tsvector(array_agg(distinct word)), ''::tsvector)
    from (
      select unnest(regexp_split_to_array(lower(concat_ws(' ', number, data #>> '{contact,firstName}',
        data #>> '{contact,lastName}', data #>> '{contact,email}',
        (select string_agg(concat_ws(' ', l ->> 'name', l ->> 'sku'), ' ')
         from jsonb_path_query(data, '$.lines[*]') l))), '[\s,;:()/"''’_+&-]+')) as word
      union select lower(data #>> '{contact,email}')
      union select regexp_replace(data #>> '{contact,phone}', '\D', '', 'g')
      union select '0' || right(regexp_replace(data #>> '{contact,phone}', '\D', '', 'g'), 9)
        where data #>> '{contact,phone}' like '+61%'
    ) w where word <> '');
end $$;

create or replace function desk_order_of(o orders) returns desk_orders language plpgsql stable as $$
begin
  return row(
    o.number, o.placed_at, o.status,
    case
      when o.status = 'PENDING' then 'PAYMENT'
      when o.status = 'PLACED' and o.data #>> '{shipping,type}' <> 'EMAIL' then 'PACK'
      when o.status in ('PACKED', 'READY_TO_COLLECT', 'ON_THE_WAY') then 'MOVE'
      else 'DONE' end,
    coalesce(o.data #>> '{shipping,type}', ''),
    coalesce(o.data #>> '{shipping,store,erpStoreId}', ''),
    coalesce(o.data #>> '{shipping,rangeEnd}', o.data #>> '{shipping,day}'),
    coalesce(o.data #>> '{shipping,day}', '9999-12-31') || ' ' || coalesce(o.data #>> '{shipping,window}', ''),
    o.data -> 'returns' @> '[{"state": "ASKED"}]' is true,
    order_words(o.number, o.data),
    coalesce(jsonb_path_query_first(o.data, '$.payments[*].type ? (@ != "VOUCHER")') #>> '{}', ''),
    jsonb_path_exists(o.data, '$.payments[*].type ? (@ == "VOUCHER" || @ == "ADYEN_GIFT_CARD")'))::desk_orders;
end $$;

-- The HTML of a mail is what is compressed most in the shop. LZ4 takes a fifth of the time, where the server has it.
do $$
begin
  alter table mails alter html_body set compression lz4;
exception when feature_not_supported then null;
end $$;
