-- Sets of cutlery that come with the food of a cart and of an order; none unless they are asked for.
alter table cart add column cutlery smallint not null default 0 check (cutlery between 0 and 50);
alter table sales_order add column cutlery smallint not null default 0 check (cutlery between 0 and 50);
