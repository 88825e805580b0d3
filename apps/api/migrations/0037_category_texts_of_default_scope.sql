-- The rows of an import file without a store view are texts for every language: categories stored them as French.
update category_text t set language = 'default'
 where t.language = 'fr'
   and not exists (select from category_text d where d.category_id = t.category_id and d.language = 'default');
