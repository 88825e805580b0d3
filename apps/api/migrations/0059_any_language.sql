-- Any language: which ones a shop may have is decided by the files that are imported.
alter table store
  drop constraint store_language_check,
  add constraint store_language_check check (language ~ '^[a-z]{2}$');
alter table cms_page_text
  drop constraint cms_page_text_language_check,
  add constraint cms_page_text_language_check check (language ~ '^(?:default|[a-z]{2})$');
alter table cms_block_text
  drop constraint cms_block_text_language_check,
  add constraint cms_block_text_language_check check (language ~ '^(?:default|[a-z]{2})$');
alter table mail_template
  drop constraint mail_template_language_check,
  add constraint mail_template_language_check check (language ~ '^[a-z]{2}$');
alter table marker_text
  drop constraint marker_text_language_check,
  add constraint marker_text_language_check check (language ~ '^[a-z]{2}$');
alter table location_text
  drop constraint location_text_language_check,
  add constraint location_text_language_check check (language ~ '^[a-z]{2}$');
