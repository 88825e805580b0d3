-- Search synonyms of a store view: a query with the term also finds documents with one of the synonyms.
create table search_synonym (
  store_id smallint not null references store on delete cascade,
  term text not null,
  synonyms text[] not null check (cardinality(synonyms) > 0),
  primary key (store_id, term)
);
