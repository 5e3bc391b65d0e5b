-- Listings, places and the nearest stores come from the search engine: nothing goes by these any more.
drop index products_popularity;
drop index products_created;
drop index localities_suburb;
drop index localities_postcode;
