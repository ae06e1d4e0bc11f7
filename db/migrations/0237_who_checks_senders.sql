-- Which mail server's verdict on a sender counts: its authserv-id (RFC 8601). Empty: nobody's, and every message is held.
alter table mail_boxes add column checked_by text not null default '' check (length(checked_by) <= 253);
-- Who vouches for the mail server's certificate, in PEM, where that is no public authority.
alter table mail_boxes add column authority text not null default '' check (length(authority) <= 20000);
