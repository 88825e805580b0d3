-- How often words were searched on a website, for reports. Words are folded; nothing tells who searched.
create table search_count (
  website_id integer not null references website (id) on delete cascade,
  language text not null,
  day date not null,
  words text not null check (words <> '' and length(words) <= 60),
  searches integer not null check (searches > 0),
  without_result integer not null check (without_result between 0 and searches),
  primary key (website_id, language, day, words)
);

create index search_count_day on search_count (day);
