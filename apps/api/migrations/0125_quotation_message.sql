-- What the shop writes to the customer with its answer.
alter table sales_order add column quotation_message text check (length(quotation_message) <= 2000);
