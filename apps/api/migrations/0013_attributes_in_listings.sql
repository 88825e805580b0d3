-- Attributes that cards of products show: clients ask for these alone when they list products.
alter table attribute add used_in_listing boolean not null default false;
