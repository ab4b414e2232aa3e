-- What a player has paid for the event, in the hundredths of its currency, and what the organiser notes about the registration.
-- Null: nobody has said.
alter table registration
  add column paid_cents bigint check (paid_cents >= 0),
  add column note text check (length(note) between 1 and 500);
