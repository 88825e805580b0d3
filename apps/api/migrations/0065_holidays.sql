-- Holidays become a setting; the websites so far had those of metropolitan France.
update website
   set config = config || '{"holidays": ["01-01", {"easter": 1}, "05-01", "05-08", {"easter": 39}, {"easter": 50}, "07-14",
                                         "08-15", "11-01", "11-11", "12-25"]}'
 where not config ? 'holidays';
