-- Posts, categories and tags of a blog in a language each; those with the same identifier are translations. What was
-- there is in the language of the website's default store view.
alter table blog_category add column language text;
alter table blog_post add column language text;
alter table blog_tag add column language text;

create temporary table first_language on commit drop as
select distinct on (g.website_id) g.website_id, s.language
  from store s join store_group g on g.id = s.group_id
 order by g.website_id, s.is_default desc, s.sort_order, s.id;

update blog_category b set language = f.language from first_language f where f.website_id = b.website_id;
update blog_post b set language = f.language from first_language f where f.website_id = b.website_id;
update blog_tag b set language = f.language from first_language f where f.website_id = b.website_id;

alter table blog_category
  alter column language set not null,
  drop constraint blog_category_website_id_identifier_key,
  drop constraint blog_category_website_id_category_url_key,
  add unique (website_id, language, identifier),
  add unique (website_id, language, category_url) deferrable initially deferred;
alter table blog_post
  alter column language set not null,
  drop constraint blog_post_website_id_identifier_key,
  drop constraint blog_post_website_id_post_url_key,
  add unique (website_id, language, identifier),
  add unique (website_id, language, post_url) deferrable initially deferred;
alter table blog_tag
  alter column language set not null,
  drop constraint blog_tag_website_id_identifier_key,
  add unique (website_id, language, identifier);
