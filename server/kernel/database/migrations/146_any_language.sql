-- Oldest version that may run on it: 0.1.0
-- The languages are those of the product, which knows more with each version.
alter table message drop constraint message_language_check, add check (language ~ '^[a-z]{2}$');
