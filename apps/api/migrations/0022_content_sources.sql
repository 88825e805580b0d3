-- Content files as imported, so that they can be exported and compared between languages.
create table content_source (
  website_id smallint not null references website,
  path text not null, -- below the folder of content: pages/faq.fr.md
  body text not null,
  changed_at timestamptz not null default now(),
  primary key (website_id, path)
);
