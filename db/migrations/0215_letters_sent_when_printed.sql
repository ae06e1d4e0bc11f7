-- A letter that is sent to be signed is printed first. What was asked for (who signs, with which words) is kept with the
-- print, so that it is sent however the person's browser is by then.
alter table letter_works add column to_sign jsonb check (length(to_sign::text) <= 20000);
alter table letter_works add column to_sign_in bigint references cases (id) on delete cascade;
alter table letter_works add column envelope_id bigint references envelopes (id) on delete set null;
create index letter_works_to_sign_in on letter_works (to_sign_in, id desc) where to_sign_in is not null;
