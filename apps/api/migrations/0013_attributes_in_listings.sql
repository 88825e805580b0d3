-- Attributes shown on product cards; clients request only these in listings.
alter table attribute add used_in_listing boolean not null default false;
