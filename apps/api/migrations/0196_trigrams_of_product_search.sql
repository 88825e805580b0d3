-- The search of the product list matches inside words: trigrams find the few products without reading all summaries.
create extension if not exists pg_trgm;
create index on product_summary using gin (search gin_trgm_ops);
