-- The default country of a website is a setting; it was the same for all before.
update website set config = config || '{"default_country": "FR"}' where not config ? 'default_country';
