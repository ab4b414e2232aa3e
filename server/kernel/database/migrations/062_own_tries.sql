-- How often a credential has tried to prove that it knows a player is for that credential alone.
create policy own_tries on proof_try to caddiemaster_app
  using (credential_id = nullif(current_setting('caddiemaster.credential', true), '')::bigint);
