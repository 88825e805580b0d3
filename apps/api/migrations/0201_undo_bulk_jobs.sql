-- A job that takes another one back, once.
alter table bulk_job add column undo_of integer unique references bulk_job on delete cascade;
create index on audit_entry (request_id);
