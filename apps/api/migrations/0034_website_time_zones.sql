-- The time zone of a website is a setting; it was the same for all before.
update website set config = config || '{"timezone": "Europe/Paris"}' where not config ? 'timezone';
