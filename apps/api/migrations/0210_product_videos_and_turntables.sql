-- Beside the pictures of a product: what moves. The lists of pictures that staff and imports write leave both alone.
-- Entries of one gallery have ids of one sequence, as clients know them by id.
create table product_video (
  id integer primary key default nextval('product_media_id_seq'),
  product_id integer not null references product on delete cascade,
  position smallint not null,
  -- A path below the media folder, or the https address of another host.
  source text not null,
  poster text not null, -- a picture
  titles jsonb not null, -- by language
  descriptions jsonb not null default '{}', -- by language
  captions jsonb not null default '{}', -- by language: a path below the media folder
  created_at timestamptz not null default now(),
  unique (product_id, position)
);

create table product_turntable (
  id integer primary key default nextval('product_media_id_seq'),
  product_id integer not null references product on delete cascade,
  position smallint not null,
  -- Pictures, each turned by the same angle.
  frames text[] not null check (cardinality(frames) between 8 and 36),
  labels jsonb not null, -- by language
  unique (product_id, position)
);
