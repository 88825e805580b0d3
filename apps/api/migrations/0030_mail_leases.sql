-- Mails are claimed under a lease, and permanent failures are marked.
alter table mail
  add column lease_id uuid, -- of the current attempt; next_attempt_at is then its expiry
  add column message_id text, -- the same over all attempts, without the angle brackets
  add column failed_at timestamptz, -- when attempts ended; next_attempt_at is then infinity
  add column about_email text, -- in lower case: the person a mail to the shop is about
  alter column next_attempt_at set default '-infinity'; -- due at once
create index on mail (failed_at) where failed_at is not null;
create index on mail (about_email) where about_email is not null;
create index on mail (lower(recipient));

-- Mails of form submissions contain their sender; for deleted submissions, the first address in the text is used.
update mail m
   set about_email = coalesce(
         (select lower(l.email) from form_letter l
           where l.store_id = m.store_id and l.email is not null
             and lower(l.email) in (select lower(word) from regexp_split_to_table(m.plain, '[\s\u00a0]+') as word)
           limit 1),
         lower((regexp_match(m.plain, '(?:^|\s)([^\s@]+@[^\s@]+\.[^\s@]+)(?:\s|$)'))[1]))
 where m.kind = 'form_letter';

-- Rows that a background job could not process, so that it continues with the others.
create table job_failure (
  job text not null,
  item bigint not null, -- id of the row, in the job's own table
  attempts integer not null,
  next_attempt_at timestamptz not null, -- infinity once attempts ended
  last_error text not null,
  primary key (job, item)
);
