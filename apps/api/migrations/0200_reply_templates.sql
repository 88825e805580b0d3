-- Saved replies, which people choose when they write to a customer.
create table reply_template (
  id integer primary key generated always as identity,
  website_id smallint not null references website on delete cascade,
  language text not null,
  name text not null check (length(name) between 1 and 80),
  text text not null check (length(text) between 1 and 4000)
);
create unique index on reply_template (website_id, language, lower(name));
