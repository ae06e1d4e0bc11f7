-- What an archive says of signatures was not witnessed here: such an envelope is over, so it is never sealed, and is never
-- confirmed to anybody.
alter table envelopes add column brought boolean not null default false;
alter table envelopes add constraint envelopes_brought_are_over check (not brought or state not in ('draft', 'sent'));
