-- A form that somebody put into a case's package is not taken out again when the case's options change.
alter table case_forms add column added_by_hand boolean not null default false;
