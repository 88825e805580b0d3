-- One setting says how accounts get the prices for professionals.
update website
   set config = config - 'professionals_need_confirmation'
                || case when config->'professionals_need_confirmation' = 'true'
                        then '{"professional_approval": "by_hand"}'::jsonb else '{}' end
 where config ? 'professionals_need_confirmation';
