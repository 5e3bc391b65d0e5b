-- The provider's page that a shopper was sent to, where it is asked about, and closed, by a name of its own.
alter table payments add column page_reference text;
