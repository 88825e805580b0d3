-- Pictures whose sizes are still to be encoded, the most urgent first: the shop opens before, and a size that is asked for is
-- encoded at once.
create table waiting_picture (
  id integer generated always as identity primary key,
  file text not null unique references picture on delete cascade,
  -- Of the original.
  folder text not null
);
