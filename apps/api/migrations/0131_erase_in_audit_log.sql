-- Entries of the audit log are never changed; what they hold of a person is emptied when the law asks for it.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.before is null and new.after is null and new.entity_label = ''
       and (new.id, new.at, new.actor, new.action, new.entity_type, new.entity_id, new.request_id)
         = (old.id, old.at, old.actor, old.action, old.entity_type, old.entity_id, old.request_id)
       and (new.staff_id, new.token_id, new.website_id, new.location_id, new.address)
         is not distinct from (old.staff_id, old.token_id, old.website_id, old.location_id, old.address)
    then
      return new;
    end if;
  end if;
  raise exception 'entries of the audit log are never changed';
end $$;
