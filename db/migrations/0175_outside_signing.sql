-- Where the settings name a signing provider outside, an envelope goes there: its name, as the screens say it, and the number
-- it has there. Empty: signed with the product itself.
alter table envelopes add column outside text not null default '' check (length(outside) <= 60);
alter table envelopes add column outside_ref text unique check (length(outside_ref) <= 100);
