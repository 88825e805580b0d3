-- Orders keep the currency of their amounts; a website has none by default, its file names it.
alter table sales_order add column currency char(3);
update sales_order o set currency = w.currency from website w where w.id = o.website_id;
alter table sales_order alter column currency set not null;
alter table website alter column currency drop default;
