-- What a signing provider outside says of the signers that is not what it was asked: each sentence waits for a person, who
-- accepts it or cancels the envelope. `outside_problem`: why its word or its file is not taken at all.
alter table envelopes
  add column outside_differs text[] not null default '{}' check (cardinality(outside_differs) <= 50),
  add column outside_accepted text[] not null default '{}' check (cardinality(outside_accepted) <= 200),
  add column outside_problem text not null default '' check (length(outside_problem) <= 1000);

alter table envelope_events drop constraint envelope_events_kind_check;
alter table envelope_events add constraint envelope_events_kind_check check (kind in ('made', 'sent', 'asked', 'opened',
  'identified', 'signed', 'declined', 'reminded', 'expired', 'voided', 'completed', 'differs', 'accepted'));
