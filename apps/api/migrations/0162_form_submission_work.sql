-- How far the staff has come with a form submission.
alter table form_submission
  add column state text not null default 'new' check (state in ('new', 'in_work', 'answered', 'archived', 'spam')),
  add column assigned_id integer, -- member of staff
  add column assigned_name text;

update form_submission set state = 'spam' where suspected;
-- What was there before the back office is not waiting for anybody.
update form_submission set state = 'archived' where state = 'new';
create index form_submission_state on form_submission (state, created_at desc, id desc);

-- Answers by mail and notes for the team, deleted with their submission.
create table form_submission_entry (
  id bigint primary key generated always as identity,
  submission_id integer not null references form_submission on delete cascade,
  kind text not null check (kind in ('answer', 'note')),
  staff_id integer, -- who wrote it; null for an API token
  author text not null, -- the name at that time
  text text not null check (length(text) between 1 and 10000),
  created_at timestamptz not null
);
create index on form_submission_entry (submission_id, id);
create index form_submission_sent on form_submission (created_at, id);
