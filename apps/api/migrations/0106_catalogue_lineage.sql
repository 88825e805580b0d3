-- Tells the changes of one database from those of another that counts its versions in the same way.
alter table catalogue_state add column lineage uuid not null default gen_random_uuid();
