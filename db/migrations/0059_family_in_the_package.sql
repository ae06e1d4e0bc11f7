-- A petition's package may hold the applications of the family that are filed together with it (case-types.md §1.3, 6).
alter table case_filing_plans add column with_family boolean not null default false;
