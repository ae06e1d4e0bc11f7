-- Of a message that is too large, or that could not be kept, stands here only that it came: no file.
alter table received_mails alter column file_id drop not null;
alter table received_mails add column size bigint check (size > 0);
-- How often one was tried in vain; it is known by its place in the mailbox then.
alter table received_mails add column tries integer not null default 0 check (tries >= 0);

alter table received_mails drop constraint received_mails_state_check;
alter table received_mails add constraint received_mails_state_check
  check (state in ('waiting', 'delivered', 'no case', 'set aside', 'too large', 'unreadable', 'discarded', 'not taken'));
drop index received_mails_left;
create index received_mails_left on received_mails (id desc)
  where state in ('waiting', 'no case', 'too large', 'unreadable', 'not taken');
