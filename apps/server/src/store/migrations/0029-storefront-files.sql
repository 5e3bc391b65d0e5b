-- Scripts and styles of the last builds, so that every machine can serve the files of pages that another one rendered.
create table storefront_builds (
  build text primary key,
  started_at timestamptz not null default clock_timestamp(),
  files text[] not null
);
-- Names contain a hash of the content. The content is compressed with Brotli.
create table storefront_files (
  name text primary key,
  packed bytea not null
);
