-- What somebody sent without being signed in is found by their e-mail.
create index form_submission_email on form_submission (email) where customer_id is null;
