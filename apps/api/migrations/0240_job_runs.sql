-- The last run of each job, for people: the queue deletes what is done within hours.
create table job_run (
  job text primary key,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  duration_ms integer not null check (duration_ms >= 0),
  succeeded boolean not null,
  -- Which try it was, from 1.
  tries integer not null check (tries > 0),
  -- Of a run that failed.
  error text,
  check (succeeded = (error is null))
);

select job_queue.create_queue('dead-jobs', '{"policy": "standard", "retentionSeconds": 1209600}');
select job_queue.create_queue('jobs', '{
  "policy": "exclusive",
  "deadLetter": "dead-jobs",
  "expireInSeconds": 600,
  "heartbeatSeconds": 60,
  "retryLimit": 4,
  "retryDelay": 60,
  "retryBackoff": true,
  "retryDelayMax": 900,
  "deleteAfterSeconds": 3600
}');
