-- redirects.txt and the files of look/ of a website's storefront, byte for byte.
create table site_file (
  website_id smallint not null references website on delete cascade,
  path text not null, -- below the site's folder, such as look/logo.svg
  content bytea not null,
  hash text not null generated always as (encode(sha256(content), 'hex')) stored,
  primary key (website_id, path)
);
-- False for a website that was imported before: its storefronts read these files in their folders.
alter table website add column has_site_files boolean not null default false;
