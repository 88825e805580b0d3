-- Payments of the last day are counted by state for monitoring.
create index on payment (created_at);
