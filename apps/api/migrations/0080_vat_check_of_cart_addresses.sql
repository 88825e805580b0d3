-- What the service of the European Union said about the VAT number of an address, as Magento keeps it of a quote's
-- address: number, whether it is valid, consultation number, and when the service was asked.
alter table cart_address add column vat_check jsonb;
