-- Store views or settings of a website changed: every process reads them, and the catalogue that depends on them, again.
create function settings_changed() returns bigint language plpgsql as $$
declare new_version bigint := nextval('catalogue_version');
begin
  update catalogue_state set version = new_version;
  perform pg_notify('catalogue', 'settings ' || new_version);
  return new_version;
end $$;
