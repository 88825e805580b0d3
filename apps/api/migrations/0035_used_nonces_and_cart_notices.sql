-- The nonce of a solved challenge is stored until the challenge expires, so that it counts once.
alter table used_proof rename to used_nonce;
alter index used_proof_pkey rename to used_nonce_pkey;

-- Notices of a cart name what is left of a changed line "quantity".
update cart
   set notices = (select jsonb_agg(notice - 'kept' || jsonb_build_object('quantity', notice -> 'kept') order by position)
                    from jsonb_array_elements(notices) with ordinality as changed (notice, position))
 where jsonb_array_length(notices) > 0;
