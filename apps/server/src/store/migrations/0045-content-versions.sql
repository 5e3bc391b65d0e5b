-- What editors write: at most one open version of each page, menu or redirect, and everything that was ever published.
create sequence content_version_numbers;

create table content_versions (
  id bigint generated always as identity primary key,
  kind text not null,
  key text not null,
  -- a row as the import takes it; null: it is or was taken away
  content jsonb,
  state text not null check (state in ('draft', 'scheduled', 'published')),
  -- another one with each save, and never one that was there before
  version bigint not null default nextval('content_version_numbers'),
  publish_at timestamptz,
  -- why the import refused it when its time came
  problem text,
  written_by text not null,
  written_at timestamptz not null default now(),
  published_at timestamptz,
  check ((state = 'scheduled') = (publish_at is not null)),
  check ((state = 'published') = (published_at is not null))
);
-- so that a copied database goes on counting
alter sequence content_version_numbers owned by content_versions.version;
create unique index content_versions_open on content_versions (kind, key) where state <> 'published';
create index content_versions_history on content_versions (kind, key, id desc) where state = 'published';
create index content_versions_due on content_versions (publish_at) where state = 'scheduled' and problem is null;
