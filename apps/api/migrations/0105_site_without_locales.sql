-- The locale of a store view has one home, store.locale. Texts in website.site keep their order, which is that of languages.
update website set site = (
  select json_object_agg(part.key, case part.key when 'languages' then (
           select json_object_agg(language.key, (
                    select json_object_agg(text.key, text.value order by text.place)
                      from json_each(language.value) with ordinality text (key, value, place)
                     where text.key <> 'locale') order by language.place)
             from json_each(part.value) with ordinality language (key, value, place))
           else part.value end order by part.place)
    from json_each(site) with ordinality part (key, value, place))
 where site is not null;
