-- Filters that every listing of the category applies and no page shows: option values by attribute code (decisions L-4).
alter table category add column hidden_filters jsonb not null default '{}';
-- Headings of the category's page: above everything, and above its products.
alter table category_text add column h1_title text, add column h2_title text;
