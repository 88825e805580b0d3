-- Mails are claimed under a lease, and what fails for good is kept apart.
alter table mail
  add column lease_id uuid, -- of the attempt under way; next_attempt_at is then when it ends
  add column message_id text, -- the same over all attempts, without the angle brackets
  add column failed_at timestamptz, -- when it was given up; next_attempt_at is then infinity
  add column about_email text, -- in lower case: whom a mail to the shop is about
  alter column next_attempt_at set default '-infinity'; -- due at once
create index on mail (failed_at) where failed_at is not null;
create index on mail (about_email) where about_email is not null;
create index on mail (lower(recipient));

-- Letters name their sender in a line of the mail; of those that are gone the first address is taken.
update mail m
   set about_email = coalesce(
         (select lower(l.email) from form_letter l
           where l.store_id = m.store_id and l.email is not null
             and lower(l.email) in (select lower(word) from regexp_split_to_table(m.plain, '[\s\u00a0]+') as word)
           limit 1),
         lower((regexp_match(m.plain, '(?:^|\s)([^\s@]+@[^\s@]+\.[^\s@]+)(?:\s|$)'))[1]))
 where m.kind = 'form_letter';

-- Rows that a background job could not deal with, so that it goes on with the others.
create table job_failure (
  job text not null,
  item bigint not null, -- id of the row, in the job's own table
  attempts integer not null,
  next_attempt_at timestamptz not null, -- infinity once it was given up
  last_error text not null,
  primary key (job, item)
);
