-- An account's e-mail address is the one its owner has confirmed: whoever holds it can choose the password. Another one
-- waits here until the link that was mailed to it is used.
alter table users add column pending_email text check (pending_email <> '');

alter table action_codes drop constraint action_codes_purpose_check;
alter table action_codes add constraint action_codes_purpose_check
  check (purpose in ('activate', 'reset', 'setup', 'email'));
