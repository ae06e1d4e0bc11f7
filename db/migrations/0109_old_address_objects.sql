-- An address that somebody else asked for counts three days later at the earliest, unless the old one agrees: its owner can
-- stop it. `keep` is the link mailed to the old address.
alter table users add column pending_email_from timestamptz;

alter table action_codes drop constraint action_codes_purpose_check;
alter table action_codes add constraint action_codes_purpose_check
  check (purpose in ('activate', 'reset', 'setup', 'email', 'keep'));
