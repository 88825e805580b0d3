-- The timeline of the write-ahead log on which the versions were counted. A replica that is promoted begins a new one, and may
-- lack the last commits of the old primary: it would give their versions again, to other changes.
alter table catalogue_state add column timeline text;

-- Goes far above every version of the old timeline, so that all readers load everything again. Does nothing otherwise.
create function follow_timeline() returns void language plpgsql as $$
declare
  known text;
  current_one text := left(pg_walfile_name(pg_current_wal_lsn()), 8);
begin
  if not exists (select from catalogue_state where timeline is distinct from current_one) then return; end if;
  select timeline into known from catalogue_state for update;
  if known is not distinct from current_one then return; end if;
  update catalogue_state set timeline = current_one;
  if known is null then return; end if;
  update catalogue_state set version = version + 1000000;
  perform catalogue_changed('all');
end $$;
