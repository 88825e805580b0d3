-- Whether everybody who has the sharing code may read the list.
alter table wishlist add column is_public boolean not null default false;
