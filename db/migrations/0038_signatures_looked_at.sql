-- A scan that came back is a scan, not a signature: somebody looks at each box and says whether it is signed, and which
-- date is written beside it. What scans were taken for so far, nobody has looked at.
alter table case_signatures alter column signed_on drop not null;
alter table case_signatures
  add column looked text check (looked in ('Yes', 'No')),
  add column reason text not null default '' check (length(reason) <= 500);
update case_signatures set signed_on = null where kind = 'Scan';
alter table case_signatures add constraint case_signatures_dated check (
  case when kind = 'Scan' and looked is distinct from 'Yes' then signed_on is null else signed_on is not null end);
