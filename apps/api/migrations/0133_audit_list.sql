-- The log is read by time, a page at a time.
create index on audit_entry (at, id);
create index on audit_entry (actor, id);
