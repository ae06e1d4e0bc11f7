-- A message is known by its own bytes: its Message-ID is its sender's word, and anybody may write the one of another.
alter table received_mails rename column message_id to known_by;

-- Of what its author wrote. A second copy of one e-mail, with other words of mail servers on top, stands in a case once;
-- copies about whose sender we think otherwise are told apart. Null: it came before this was kept.
alter table case_mails add column content_digest bytea check (octet_length(content_digest) = 32);
create unique index case_mails_by_content on case_mails (case_id, content_digest, why);
