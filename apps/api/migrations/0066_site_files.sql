-- site.json and theme.css of a website, as they were imported; null for a website without a storefront of its own.
-- The type json keeps the order of keys, which is the order of languages.
alter table website add column site json;
alter table website add column theme text not null default '';
