-- What an agency's notice says beside its day. receipt_on is the day the agency received the filing, which clocks run from;
-- the notice of it bears another day (8 CFR 103.2(a)(7)).
alter table cases
  add column receipt_notice_on date,
  add column approval_notice text check (approval_notice in ('I-797A', 'I-797B')),
  add column i94_until date,
  add column rejected_on date,
  -- Whether the day to answer by stands on the notice; else it is the rule's.
  add column rfe_due_printed boolean not null default true;

-- A package the agency rejected was never filed; which one it was, when it came back and why stays on record.
alter table case_packages drop constraint case_packages_status_check;
alter table case_packages
  add constraint case_packages_status_check check (status in ('Waiting', 'Working', 'Ready', 'Failed', 'Filed', 'Rejected')),
  add column rejected_on date,
  add column rejection_reason text not null default '' check (length(rejection_reason) <= 1000);
